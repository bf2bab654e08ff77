import type { SubscriptionFacts } from '@raiz/api-client/rules';
import { Badge, ButtonLink, Card, Inline, SkeletonText, Text } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import type { Load } from '../../shared/reads/load.ts';
import { Loaded } from '../../shared/reads/Loaded.tsx';
import { paths } from '../../shared/paths.ts';
import { subscriptionSummary } from '../../shared/subscriptionStatus.ts';
import { useToday } from '../../shared/useToday.ts';

const messages = profileMessages.subscription;

export interface SubscriptionCardProps {
  /** Status and end date. */
  load: Load<SubscriptionFacts>;
}

/** The subscription status in words, with a link to /minha-assinatura. */
export function SubscriptionCard({ load }: SubscriptionCardProps) {
  useToday();
  const summary = load.state === 'ready' ? subscriptionSummary(load.data, new Date()) : null;
  return (
    <Card title={messages.title} actions={summary && <Badge tone={summary.tone}>{summary.word}</Badge>}>
      <Loaded load={load} loadingText={messages.loading} skeleton={<SkeletonText lines={1} />}>
        {() => <Text>{summary?.sentence}</Text>}
      </Loaded>
      <Inline>
        <ButtonLink variant="secondary" href={paths.mySubscription}>
          {messages.open}
        </ButtonLink>
      </Inline>
    </Card>
  );
}

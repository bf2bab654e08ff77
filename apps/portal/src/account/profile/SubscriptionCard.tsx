import type { SubscriptionFacts } from '@raiz/api-client/rules';
import { Badge, ButtonLink, Card, Inline, SkeletonText, Text } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { paths } from '../../shared/paths.ts';
import { subscriptionSummary } from '../../shared/subscriptionSummary.ts';
import { useToday } from '../../shared/useToday.ts';

const messages = profileMessages.subscription;

export interface SubscriptionCardProps {
  /** Status and end date. */
  load: Load<SubscriptionFacts>;
}

/** The subscription status in words, with a link to /minha-assinatura. */
export function SubscriptionCard({ load }: SubscriptionCardProps) {
  return (
    <Card title={messages.title}>
      <Loaded load={load} loadingText={messages.loading} skeleton={<SkeletonText lines={2} />}>
        {(subscription) => <Status subscription={subscription} />}
      </Loaded>
      <Inline>
        <ButtonLink variant="secondary" href={paths.mySubscription}>
          {messages.open}
        </ButtonLink>
      </Inline>
    </Card>
  );
}

function Status({ subscription }: { subscription: SubscriptionFacts }) {
  useToday();
  const { tone, word, sentence } = subscriptionSummary(subscription, new Date());
  return (
    <>
      <Inline gap={8}>
        <Text as="span" tone="muted">
          {messages.status}
        </Text>
        <Badge tone={tone}>{word}</Badge>
      </Inline>
      <Text>{sentence}</Text>
    </>
  );
}

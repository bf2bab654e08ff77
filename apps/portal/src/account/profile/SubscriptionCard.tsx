import type { SubscriptionFacts } from '@raiz/api-client/rules';
import { Badge, ButtonLink, Card, Inline, LoadFailed, Loading, SkeletonText, Text } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { paths } from '../../shared/paths.ts';
import { subscriptionSummary } from '../../shared/subscriptionSummary.ts';
import type { Load } from '../../shared/load.ts';
import { useFocusAfterRetry } from '../../shared/useFocusAfterRetry.ts';
import { useToday } from '../../shared/useToday.ts';

const messages = profileMessages.subscription;

export interface SubscriptionCardProps {
  /** Status and end date; a failure shows its sentence and a way to try again. */
  load: Load<SubscriptionFacts>;
}

/** How the subscription stands, in words, with the way to /minha-assinatura (spec, section 2). */
export function SubscriptionCard({ load }: SubscriptionCardProps) {
  useFocusAfterRetry(load.state === 'failed');
  return (
    <Card title={messages.title}>
      {load.state === 'loading' && (
        <Loading text={messages.loading}>
          <SkeletonText lines={2} />
        </Loading>
      )}
      {load.state === 'failed' && (
        <LoadFailed onRetry={load.retry} busy={load.retrying}>
          {load.message}
        </LoadFailed>
      )}
      {load.state === 'ready' && <Status subscription={load.data} />}
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

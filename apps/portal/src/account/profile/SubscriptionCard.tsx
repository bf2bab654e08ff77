import type { Received } from '@raiz/api-client';
import { Badge, ButtonLink, Card, Inline, SkeletonText, Stack, Text } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { planMessages } from '@raiz/ui/messages/subscription';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import type { QueryResult } from '../../shared/reads/stateOf.ts';
import { paths } from '../../shared/page/paths.ts';
import { SupportText } from '../../shared/page/SupportText.tsx';
import { futureDay, subscriptionSummary } from '../../shared/member/subscriptionStatus.ts';
import { useToday } from '../../shared/page/useToday.ts';

const messages = profileMessages.subscription;

export interface SubscriptionCardProps {
  /** Status and end date. */
  subscription: QueryResult<Received<'StatusAssinatura'>>;
}

/** The subscription status as a sentence, with a link to /minha-assinatura. */
export function SubscriptionCard({ subscription }: SubscriptionCardProps) {
  useToday();
  const now = new Date();
  const summary = subscription.data ? subscriptionSummary(subscription.data, now) : null;
  const renewal = futureDay(subscription.data?.next_billing_date, now);
  return (
    <Card title={messages.title} actions={summary && <Badge tone={summary.tone}>{summary.label}</Badge>}>
      <Stack gap={8}>
        <QueryBoundary
          queries={[subscription]}
          failed={messages.failed}
          tone="warning"
          loadingText={messages.loading}
          skeleton={<SkeletonText lines={2} />}
        >
          {() =>
            // The badge shows the rest.
            summary?.tone === 'active' ? (
              <div>
                <Text strong>{planMessages.monthlyPrice}</Text>
                {renewal !== null && <Text tone="muted">{messages.renewal({ renewal })}</Text>}
              </div>
            ) : (
              <Text>{summary && <SupportText>{summary.sentence}</SupportText>}</Text>
            )
          }
        </QueryBoundary>
        <Inline>
          <ButtonLink variant="secondary" size="small" href={paths.mySubscription}>
            {messages.open}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

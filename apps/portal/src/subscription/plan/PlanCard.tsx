import type { Received } from '@raiz/api-client';
import { Card, KeyValue, StatusBadge, Text } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { planMessages as messages } from '@raiz/ui/messages/subscription';
import { statusWords } from '@raiz/ui/messages/statusWords';
import type { Standing } from '../shared/standing.ts';

export interface PlanCardProps {
  /** Status and dates. */
  subscription: Received<'StatusAssinatura'>;
  /** The status as shown. */
  standing: Standing;
}

/** The plan: price, status and dates. */
export function PlanCard({ subscription, standing: { accessUntil, renews } }: PlanCardProps) {
  const { status, start_date, end_date, next_billing_date } = subscription;
  const end = formatDate(end_date);
  return (
    <Card title={messages.details}>
      <Text strong>{messages.planName}</Text>
      <KeyValue
        items={[
          { label: messages.value, value: messages.monthlyPrice },
          {
            label: messages.status,
            value: <StatusBadge kind="subscription" status={status} accessUntil={accessUntil} words={statusWords} />,
          },
          { label: messages.cycleStart, value: formatDate(start_date) },
          { label: messages.cycleEnd, value: end },
          ...(renews ? [{ label: messages.nextRenewal, value: formatDate(next_billing_date) }] : []),
        ]}
      />
      {status === 'trial' && end !== emptyValue && <Text tone="muted">{messages.trialEnds({ endDate: end })}</Text>}
    </Card>
  );
}

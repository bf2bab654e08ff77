import type { Received } from '@raiz/api-client';
import { PlanCard, StatusBadge } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { planMessages as messages } from '@raiz/ui/messages/subscription';
import { statusWords } from '@raiz/ui/messages/statusWords';
import type { Standing } from '../shared/standing.ts';

export interface PlanFactsProps {
  /** Status and dates. */
  subscription: Received<'StatusAssinatura'>;
  /** The status as shown. */
  standing: Standing;
}

/** The plan: price, status and dates. */
export function PlanFacts({ subscription, standing }: PlanFactsProps) {
  const { status, start_date, end_date, next_billing_date } = subscription;
  const end = formatDate(end_date);
  const trialEnds = status === 'trial' && end !== emptyValue ? messages.trialEnds({ endDate: end }) : undefined;
  return (
    <PlanCard
      name={messages.planName}
      price={messages.monthlyPrice}
      status={
        <StatusBadge kind="subscription" status={status} accessUntil={standing.accessUntil} words={statusWords} />
      }
      sentence={standing.tone === 'success' ? standing.sentence : trialEnds}
      facts={[
        { label: messages.cycleStart, value: formatDate(start_date) },
        { label: messages.cycleEnd, value: end },
        ...(standing.renews ? [{ label: messages.nextRenewal, value: formatDate(next_billing_date) }] : []),
      ]}
    />
  );
}

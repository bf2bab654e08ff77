import type { Received } from '@raiz/api-client';
import { Button, ButtonLink, PlanCard, StatusBadge } from '@raiz/ui';
import { formatDate } from '@raiz/ui/format';
import { mySubscriptionMessages as messages, planMessages } from '@raiz/ui/messages/subscription';
import { statusWords } from '@raiz/ui/messages/statusWords';
import { confirmIntent } from '../../shared/confirmDialog.ts';
import { paths } from '../../shared/paths.ts';
import type { Standing } from '../shared/standing.ts';

export interface SubscriptionDetailsProps {
  /** Status and dates; missing values are shown as '--'. */
  subscription: Received<'StatusAssinatura'>;
  /** The status as shown. */
  standing: Standing;
  /** Opens the cancel dialog; null when nothing can be canceled. */
  onCancel: (() => void) | null;
}

function factsOf(subscription: Received<'StatusAssinatura'>, { accessUntil, renews }: Standing) {
  const end = formatDate(subscription.end_date);
  return [
    { label: messages.start, value: formatDate(subscription.start_date) },
    { label: messages.end, value: accessUntil === null ? end : messages.accessUntil({ endDate: end }) },
    ...(renews ? [{ label: messages.nextRenewal, value: formatDate(subscription.next_billing_date) }] : []),
  ];
}

/** The plan with price, status and dates, and the ways to /assinatura and to cancel. */
export function SubscriptionDetails({ subscription, standing, onCancel }: SubscriptionDetailsProps) {
  const { tone, sentence, accessUntil, offer } = standing;
  return (
    <PlanCard
      name={messages.planName}
      price={planMessages.monthlyPrice}
      status={
        <StatusBadge kind="subscription" status={subscription.status} accessUntil={accessUntil} words={statusWords} />
      }
      sentence={tone === 'success' ? sentence : undefined}
      facts={factsOf(subscription, standing)}
      actions={
        <ButtonLink href={paths.subscription} variant={tone === 'success' ? 'secondary' : 'primary'}>
          {messages[offer]}
        </ButtonLink>
      }
      quietAction={
        onCancel ? (
          <Button variant="quietDanger" aria-haspopup="dialog" {...confirmIntent} onClick={onCancel}>
            {messages.cancel.open}
          </Button>
        ) : undefined
      }
    />
  );
}

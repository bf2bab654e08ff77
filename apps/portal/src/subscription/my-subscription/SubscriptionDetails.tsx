import type { Received } from '@raiz/api-client';
import { Button, ButtonLink, Card, Inline, KeyValue, StatusBadge } from '@raiz/ui';
import { formatDate } from '@raiz/ui/format';
import { mySubscriptionMessages as messages } from '@raiz/ui/messages/subscription';
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
  const { status, start_date, end_date, next_billing_date } = subscription;
  const end = formatDate(end_date);
  return [
    {
      label: messages.status,
      value: <StatusBadge kind="subscription" status={status} accessUntil={accessUntil} words={statusWords} />,
    },
    { label: messages.plan, value: messages.planName },
    { label: messages.start, value: formatDate(start_date) },
    { label: messages.end, value: accessUntil === null ? end : messages.accessUntil({ endDate: end }) },
    ...(renews ? [{ label: messages.nextRenewal, value: formatDate(next_billing_date) }] : []),
  ];
}

/** Status, plan and dates, with the buttons to /assinatura and to cancel. */
export function SubscriptionDetails({ subscription, standing, onCancel }: SubscriptionDetailsProps) {
  return (
    <Card title={messages.details}>
      <KeyValue items={factsOf(subscription, standing)} />
      <Inline>
        <ButtonLink href={paths.subscription}>{messages[standing.offer]}</ButtonLink>
        {onCancel && (
          <Button variant="quiet" aria-haspopup="dialog" {...confirmIntent} onClick={onCancel}>
            {messages.cancel.open}
          </Button>
        )}
      </Inline>
    </Card>
  );
}

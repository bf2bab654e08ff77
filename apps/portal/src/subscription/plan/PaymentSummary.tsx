import { BottomBar, Button, Card, KeyValue, Notice, Text } from '@raiz/ui';
import { formatCents, formatMoney, formatPercent } from '@raiz/ui/format';
import { planMessages as messages } from '@raiz/ui/messages/subscription';
import type { AppliedVoucher } from './planAnswers.ts';
import type { Payment } from './usePayment.ts';
import * as styles from './PaymentSummary.css.ts';

/** Price of the only plan, in reais (docs/specification.md#limits). */
const monthlyPrice = 250;

export interface PaymentSummaryProps {
  /** The request for the checkout. */
  payment: Payment;
  /** The voucher of the payment, or null. */
  applied: AppliedVoucher | null;
  /** The subscription is active: a payment renews it. */
  isActive: boolean;
  /** A voucher is being checked: the price is not known yet. */
  waiting: boolean;
  /** Starts the payment. */
  onPay: () => void;
}

/** What the member pays: the value, the discount in percent and reais, and the final value. */
function amountsOf(applied: AppliedVoucher | null) {
  if (applied === null) return [{ label: messages.value, value: <Total>{messages.monthlyPrice}</Total> }];
  const { finalCents } = applied;
  const percent = formatPercent(applied.discount, 2);
  return [
    { label: messages.value, value: formatMoney(monthlyPrice) },
    { label: messages.voucher.discount({ percent }), value: formatCents(finalCents - monthlyPrice * 100) },
    { label: messages.voucher.finalPrice, value: <Total>{formatCents(finalCents)}</Total> },
  ];
}

function Total({ children }: { children: string }) {
  return <strong className={styles.total}>{children}</strong>;
}

/** The summary of the payment, with the button that opens the provider's checkout. */
export function PaymentSummary(props: PaymentSummaryProps) {
  const { applied, isActive } = props;
  return (
    <Card title={messages.summary}>
      {isActive && <Text tone="muted">{messages.alreadyActive}</Text>}
      <KeyValue look="ends" items={amountsOf(applied)} />
      {/* On phones it is in the bar at the bottom. */}
      <div className={styles.pay}>
        <Pay {...props} />
      </div>
      <Text size="small" tone="muted">
        {messages.payHint}
      </Text>
    </Card>
  );
}

/** The bar at the bottom of phones, with the value and the button. */
export function PaymentBar(props: PaymentSummaryProps) {
  const { applied } = props;
  return (
    <BottomBar
      wide="hidden"
      summary={<Text strong>{applied ? formatCents(applied.finalCents) : messages.monthlyPrice}</Text>}
    >
      <Pay {...props} />
    </BottomBar>
  );
}

function Pay({ payment: { busy, failed }, applied, waiting, onPay }: PaymentSummaryProps) {
  // A failure with another voucher belongs to another payment.
  const failure = failed !== null && failed.code === (applied?.code ?? null) ? failed.text : null;
  return (
    <div className={styles.column}>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button block busy={busy} busyLabel={messages.paying} disabled={waiting} onClick={onPay}>
        {messages.pay}
      </Button>
    </div>
  );
}

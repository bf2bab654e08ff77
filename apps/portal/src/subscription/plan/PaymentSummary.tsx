import { BottomBar, Button, KeyValue, Notice, Stack, Text } from '@raiz/ui';
import { formatCents, formatMoney, formatPercent } from '@raiz/ui/format';
import { planMessages as messages } from '@raiz/ui/messages/subscription';
import type { AppliedVoucher } from './planAnswers.ts';
import type { Payment } from './usePayment.ts';
import type { Voucher } from './useVoucher.ts';
import * as styles from './PaymentSummary.css.ts';

/** Price of the only plan, in reais (docs/specification.md#limits). */
const monthlyPrice = 250;

export interface PaymentSummaryProps {
  /** The request for the checkout. */
  payment: Payment;
  /** The voucher form and the applied voucher. */
  voucher: Voucher;
  /** The subscription is active: a payment renews it. */
  isActive: boolean;
  /** Starts the payment. */
  onPay: () => void;
}

/** The price: the value, or subtotal, discount in percent and reais, and final value. */
function amountsOf(applied: AppliedVoucher | null) {
  if (applied === null) return [{ label: messages.value, value: <Total>{messages.monthlyPrice}</Total> }];
  const { finalCents } = applied;
  const percent = formatPercent(applied.discount, 2);
  return [
    { label: messages.voucher.subtotal, value: formatMoney(monthlyPrice) },
    { label: messages.voucher.discount({ percent }), value: formatCents(finalCents - monthlyPrice * 100) },
    { label: messages.voucher.finalPrice, value: <Total>{formatCents(finalCents)}</Total> },
  ];
}

function Total({ children }: { children: string }) {
  return <strong className={styles.total}>{children}</strong>;
}

/** The price, and the button that opens the provider's checkout. */
export function PaymentSummary(props: PaymentSummaryProps) {
  const { voucher, isActive } = props;
  return (
    <Stack gap={16}>
      {isActive && <Text tone="muted">{messages.alreadyActive}</Text>}
      <div {...(!voucher.applied && { className: styles.value })}>
        <KeyValue variant="ends" items={amountsOf(voucher.applied)} />
      </div>
      <div className={styles.pay}>
        <Pay {...props} />
      </div>
      <Text size="caption" tone="muted">
        {messages.payHint}
      </Text>
    </Stack>
  );
}

/** The bar at the bottom of phones, with the value and the button. */
export function PaymentBar(props: PaymentSummaryProps) {
  const { applied } = props.voucher;
  return (
    <BottomBar
      wide="hidden"
      summary={
        <>
          <Text size="caption" tone="muted">
            {messages.value}
          </Text>
          <Text strong>{applied ? formatCents(applied.finalCents) : messages.monthlyPrice}</Text>
        </>
      }
    >
      <Pay {...props} />
    </BottomBar>
  );
}

/** Not the main action of a member who has paid. */
function Pay({ payment: { busy, failed }, voucher, isActive, onPay }: PaymentSummaryProps) {
  // Ignores the failure of a payment with another voucher.
  const failure = failed !== null && failed.code === (voucher.applied?.code ?? null) ? failed.text : null;
  return (
    <div className={styles.column}>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button
        block
        variant={isActive ? 'secondary' : 'primary'}
        busy={busy}
        busyLabel={messages.paying}
        disabled={voucher.form.busy}
        onClick={onPay}
      >
        {messages.pay}
      </Button>
    </div>
  );
}

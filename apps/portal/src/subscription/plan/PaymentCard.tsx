import { Button, Notice, Stack, Text } from '@raiz/ui';
import { planMessages as messages } from '@raiz/ui/messages/subscription';
import type { Payment } from './usePayment.ts';

export interface PaymentCardProps {
  /** The way to the checkout: under way, or why the last try failed. */
  payment: Payment;
  /** The voucher that goes along, or null. */
  code: string | null;
  /** It is paid for already: a payment renews the plan. */
  isActive: boolean;
  /** A voucher is being checked: the price is not known yet. */
  waiting: boolean;
  /** Asks for the checkout. */
  onPay: () => void;
}

/** The button that leads to the provider's page, and what to know before (spec, section 2). */
export function PaymentCard({ payment, code, isActive, waiting, onPay }: PaymentCardProps) {
  const { busy, failed } = payment;
  return (
    <Stack gap={12}>
      {isActive && <Text tone="muted">{messages.alreadyActive}</Text>}
      {/* With another voucher, or with none, it is another payment. */}
      {failed?.code === code && <Notice tone="danger">{failed.text}</Notice>}
      <Stack gap={8} align="start">
        <Button busy={busy} busyLabel={messages.paying} disabled={waiting} onClick={onPay}>
          {messages.pay}
        </Button>
        <Text size="small" tone="muted">
          {messages.payHint}
        </Text>
      </Stack>
    </Stack>
  );
}

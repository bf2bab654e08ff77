import { Button, Notice, Stack, Text } from '@raiz/ui';
import { planMessages as messages } from '@raiz/ui/messages/subscription';
import type { Payment } from './usePayment.ts';

export interface PaymentCardProps {
  /** The request for the checkout. */
  payment: Payment;
  /** The voucher of the payment, or null. */
  code: string | null;
  /** The subscription is active: a payment renews it. */
  isActive: boolean;
  /** A voucher is being checked: the price is not known yet. */
  waiting: boolean;
  /** Starts the payment. */
  onPay: () => void;
}

/** The button that opens the provider's checkout, with its hints and failures. */
export function PaymentCard({ payment, code, isActive, waiting, onPay }: PaymentCardProps) {
  const { busy, failed } = payment;
  return (
    <Stack gap={12}>
      {isActive && <Text tone="muted">{messages.alreadyActive}</Text>}
      {/* A failure with another voucher belongs to another payment. */}
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

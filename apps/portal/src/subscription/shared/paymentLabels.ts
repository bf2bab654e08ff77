import type { Received } from '@raiz/api-client';
import { calendarDay } from '@raiz/api-client/rules';
import { paymentsMessages as messages } from '@raiz/ui/messages/subscription';
import { labelOf } from '../../shared/reads/labelOf.ts';

/** Label of a payment method; of a voucher the note 'ativado via voucher'. */
export function methodLabel(gateway: string | null): string {
  return labelOf(messages.gatewayLabels, gateway);
}

/** Label of a payment status. */
export function paymentStatusLabel(status: string | null): string {
  return labelOf(messages.statusLabels, status);
}

/** Whether a payment counts in totals. */
export function isPaid({ status }: Pick<Received<'Pagamento'>, 'status'>): boolean {
  return status === 'paid';
}

/** The day of the newest paid payment, as `YYYY-MM-DD`; an empty text when nothing was paid. */
export function lastPaidDay(payments: readonly Pick<Received<'Pagamento'>, 'status' | 'payment_date'>[]): string {
  const days = payments.filter(isPaid).map(({ payment_date }) => calendarDay(payment_date) ?? '');
  return days.reduce((last, day) => (day > last ? day : last), '');
}

/** Whether a payment failed and nothing was paid on its day or later. */
export function isOpen(
  { status, payment_date }: Pick<Received<'Pagamento'>, 'status' | 'payment_date'>,
  lastPaid: string,
): boolean {
  const day = calendarDay(payment_date);
  return status === 'failed' && (day === null || day > lastPaid);
}

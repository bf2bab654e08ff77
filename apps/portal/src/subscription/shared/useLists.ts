import { failureReason, type Received } from '@raiz/api-client';
import { emptyValue, parseDate, type DateLike } from '@raiz/ui/format';
import { paymentsMessages, vouchersMessages } from '@raiz/ui/messages/subscription';
import { $api, invalidate } from '../../shared/reads/queries.ts';
import { knownRows } from '../../shared/reads/rows.ts';

/** A list as a page shows it. */
export interface List<Row> {
  /** The rows that can be shown, newest first. */
  rows: Row[];
  /** The list as received, for `DroppedRows`. */
  received: readonly (Row | null)[];
}

const paymentList = ({ pagamentos }: { pagamentos: readonly (Received<'Pagamento'> | null)[] }) => ({
  rows: newestFirst(knownRows(pagamentos), (payment) => payment.payment_date),
  received: pagamentos,
});

/** The member's payments. */
export const usePayments = () => $api.useQuery('get', '/assinatura/pagamentos', undefined, { select: paymentList });

/** The sentence for payments that could not be read. */
export const paymentsFailed = (error: unknown) => paymentsMessages.loadFailed({ reason: failureReason(error) });

const voucherList = ({ vouchers }: { vouchers: readonly (Received<'VoucherUsado'> | null)[] }) => ({
  rows: newestFirst(knownRows(vouchers), (voucher) => voucher.used_at),
  received: vouchers,
});

/** The vouchers the member has used. */
export const useUsedVouchers = () =>
  $api.useQuery('get', '/assinatura/vouchers-usados', undefined, { select: voucherList });

/** The sentence for vouchers that could not be read. */
export const vouchersFailed = (error: unknown) => vouchersMessages.loadFailed({ reason: failureReason(error) });

/**
 * Sorts rows newest first, those without a date last. At the same time, the higher id comes first,
 * and rows without an id keep their order behind the others.
 */
export function newestFirst<Row extends { id: number | null }>(
  rows: readonly Row[],
  dateOf: (row: Row) => DateLike,
): Row[] {
  return rows
    .map((row) => ({ row, moment: parseDate(dateOf(row))?.getTime() ?? Number.NEGATIVE_INFINITY }))
    .sort((a, b) => (a.moment === b.moment ? (b.row.id ?? 0) - (a.row.id ?? 0) : b.moment > a.moment ? 1 : -1))
    .map(({ row }) => row);
}

/** The code of a used voucher, sent as `code` or as `codigo`. */
export function usedCode({ code, codigo }: Pick<Received<'VoucherUsado'>, 'code' | 'codigo'>): string {
  return code?.trim() || codigo?.trim() || emptyValue;
}

/** Refetches status, payments and used vouchers after an activation. */
export function refetchSubscription(): void {
  void invalidate('/assinatura/status', '/assinatura/pagamentos', '/assinatura/vouchers-usados');
}

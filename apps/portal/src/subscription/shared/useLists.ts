import { failureReason, type Received } from '@raiz/api-client';
import { emptyValue } from '@raiz/ui/format';
import { paymentsMessages, vouchersMessages } from '@raiz/ui/messages/subscription';
import { $api, invalidate } from '../../shared/reads/queries.ts';
import { knownRows } from '../../shared/reads/rows.ts';
import { newestFirst } from '../../shared/tables/byDate.ts';

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

/** The code of a used voucher, sent as `code` or as `codigo`. */
export function usedCode({ code, codigo }: Pick<Received<'VoucherUsado'>, 'code' | 'codigo'>): string {
  return code?.trim() || codigo?.trim() || emptyValue;
}

/** Refetches status, payments and used vouchers after an activation. */
export function refetchSubscription(): void {
  void invalidate('/assinatura/status', '/assinatura/pagamentos', '/assinatura/vouchers-usados');
}

import { failureReason, type ReadPath, type Received } from '@raiz/api-client';
import { emptyValue } from '@raiz/ui/format';
import { paymentsMessages, vouchersMessages } from '@raiz/ui/messages/subscription';
import { $api, queryClient } from '../../shared/reads/queries.ts';
import { newestFirst } from '../../shared/tables/byDate.ts';

const newestPayments = ({ pagamentos }: { pagamentos: readonly (Received<'Pagamento'> | null)[] }) =>
  newestFirst(pagamentos, (payment) => payment.payment_date);

/** The member's payments as received, newest first. */
export const usePayments = ({ enabled = true } = {}) =>
  $api.useQuery('get', '/assinatura/pagamentos', undefined, { select: newestPayments, enabled });

/** The message for payments that failed to load. */
export const paymentsFailed = (error: unknown) => paymentsMessages.loadFailed({ reason: failureReason(error) });

const newestVouchers = ({ vouchers }: { vouchers: readonly (Received<'VoucherUsado'> | null)[] }) =>
  newestFirst(vouchers, (voucher) => voucher.used_at);

/** The vouchers the member has used as received, newest first. */
export const useUsedVouchers = () =>
  $api.useQuery('get', '/assinatura/vouchers-usados', undefined, { select: newestVouchers });

/** The message for vouchers that failed to load. */
export const vouchersFailed = (error: unknown) => vouchersMessages.loadFailed({ reason: failureReason(error) });

/** The code of a used voucher, sent as `code` or as `codigo`. */
export function usedCode({ code, codigo }: Pick<Received<'VoucherUsado'>, 'code' | 'codigo'>): string {
  return code?.trim() || codigo?.trim() || emptyValue;
}

/**
 * Shows what a write has answered until the status is read again. A canceled subscription keeps its dates; those of one
 * that is active now are not known yet.
 */
export function storeStatus(status: 'active' | 'canceled'): void {
  const { queryKey } = $api.queryOptions('get', '/assinatura/status');
  queryClient.setQueryData(queryKey, (before) =>
    status === 'canceled'
      ? before && { ...before, status }
      : { status, start_date: null, end_date: null, next_billing_date: null },
  );
}

/** The reads that an activation invalidates. */
export const activationReads: readonly ReadPath[] = [
  '/assinatura/status',
  '/assinatura/pagamentos',
  '/assinatura/vouchers-usados',
];

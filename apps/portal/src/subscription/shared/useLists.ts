import { failureReason, type Schemas } from '@raiz/api-client';
import { paymentsMessages, vouchersMessages } from '@raiz/ui/messages/subscription';
import { mapLoad, type Load } from '../../shared/load.ts';
import { $api } from '../../shared/queries.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { newestFirst } from './newestFirst.ts';

/** The member's payments, newest first. */
export function usePayments(): Load<Schemas['Pagamento'][]> {
  const query = $api.useQuery('get', '/assinatura/pagamentos');
  return mapLoad(
    useLoad(query, (error) => paymentsMessages.loadFailed({ reason: failureReason(error) })),
    ({ pagamentos }) => newestFirst(pagamentos, (payment) => payment.payment_date),
  );
}

/** The vouchers the member has used, newest first. */
export function useUsedVouchers(): Load<Schemas['VoucherUsado'][]> {
  const query = $api.useQuery('get', '/assinatura/vouchers-usados');
  return mapLoad(
    useLoad(query, (error) => vouchersMessages.loadFailed({ reason: failureReason(error) })),
    ({ vouchers }) => newestFirst(vouchers, (voucher) => voucher.used_at),
  );
}

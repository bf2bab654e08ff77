import { failureReason, type Received } from '@raiz/api-client';
import { paymentsMessages, vouchersMessages } from '@raiz/ui/messages/subscription';
import { mapLoad, type Load } from '../../shared/reads/load.ts';
import { $api } from '../../shared/reads/queries.ts';
import { knownRows } from '../../shared/reads/rows.ts';
import { useLoad } from '../../shared/reads/useLoad.ts';
import { newestFirst } from './newestFirst.ts';

/** A list as a page shows it. */
export interface List<Row> {
  /** The rows that can be shown, newest first. */
  rows: Row[];
  /** The list as received, for `DroppedRows`. */
  received: readonly (Row | null)[];
}

/** The member's payments. */
export function usePayments(): Load<List<Received<'Pagamento'>>> {
  const query = $api.useQuery('get', '/assinatura/pagamentos');
  return mapLoad(
    useLoad(query, (error) => paymentsMessages.loadFailed({ reason: failureReason(error) })),
    ({ pagamentos }) => ({
      rows: newestFirst(knownRows(pagamentos), (payment) => payment.payment_date),
      received: pagamentos,
    }),
  );
}

/** The vouchers the member has used. */
export function useUsedVouchers(): Load<List<Received<'VoucherUsado'>>> {
  const query = $api.useQuery('get', '/assinatura/vouchers-usados');
  return mapLoad(
    useLoad(query, (error) => vouchersMessages.loadFailed({ reason: failureReason(error) })),
    ({ vouchers }) => ({
      rows: newestFirst(knownRows(vouchers), (voucher) => voucher.used_at),
      received: vouchers,
    }),
  );
}

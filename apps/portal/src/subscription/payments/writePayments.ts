import type { Received } from '@raiz/api-client';
import { downloadText, toCsv } from '@raiz/ui/table';
import { csvName, paymentHead, paymentRows } from './paymentRows.ts';

/** Downloads payments as a CSV file, in the order given. */
export function writePayments(payments: readonly Received<'Pagamento'>[]): void {
  downloadText(csvName, toCsv(paymentHead, paymentRows(payments)));
}

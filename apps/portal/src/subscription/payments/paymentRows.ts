import type { Received } from '@raiz/api-client';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { paymentsMessages as messages } from '@raiz/ui/messages/subscription';
import type { CsvValue } from '@raiz/ui/table';
import { methodLabel, paymentStatusLabel } from '../shared/paymentLabels.ts';

/** File name of the download. */
export const csvName = 'pagamentos.csv';

/** First line of the file: the columns of the table. */
export const paymentHead = [messages.date, messages.amount, messages.status, messages.method];

/** An empty value is `--` on screen and an empty cell in the file. */
function cellOf(text: string): string | null {
  return text === emptyValue ? null : text;
}

function moneyOf(amount: Received<'Pagamento'>['amount']): CsvValue {
  return amount === null ? null : { reais: amount };
}

/** One line of the file per payment. Amounts are numbers, in reais. */
export function paymentRows(payments: readonly Received<'Pagamento'>[]): CsvValue[][] {
  return payments.map((payment) => [
    cellOf(formatDate(payment.payment_date)),
    moneyOf(payment.amount),
    cellOf(paymentStatusLabel(payment.status)),
    cellOf(methodLabel(payment.gateway)),
  ]);
}

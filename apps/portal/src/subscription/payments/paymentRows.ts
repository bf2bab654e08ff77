import type { Schemas } from '@raiz/api-client';
import { formatDate, toNumber } from '@raiz/ui/format';
import { paymentsMessages as messages } from '@raiz/ui/messages/subscription';
import { isByVoucher, methodWord, paymentWord } from '../shared/paymentWords.ts';

/** Name of the file that the history is saved under. */
export const csvName = 'pagamentos.csv';

/** First line of the file: the columns of the screen, in its order. */
export const paymentHead = [messages.date, messages.amount, messages.status, messages.method];

/** The lines of the file, one for each payment. Amounts are numbers, in reais. */
export function paymentRows(payments: readonly Schemas['Pagamento'][]): (string | number | null)[][] {
  return payments.map((payment) => {
    const method = methodWord(payment.gateway);
    return [
      formatDate(payment.payment_date),
      toNumber(payment.amount),
      paymentWord(payment.status),
      isByVoucher(payment) ? `${method} (${messages.byVoucher})` : method,
    ];
  });
}

import type { Received } from '@raiz/api-client';
import { sumOfAmounts } from '../../shared/earnings/sumOfAmounts.ts';
import type { Sum } from '../../shared/reads/rows.ts';
import { isPaid } from '../shared/paymentWords.ts';

/** The total of paid payments, in cents. */
export function paidTotal(payments: readonly Received<'Pagamento'>[]): Sum {
  return sumOfAmounts(payments.filter(isPaid));
}

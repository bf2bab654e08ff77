import type { Received } from '@raiz/api-client';
import { formatCents } from '@raiz/ui/format';
import { paymentsMessages as messages } from '@raiz/ui/messages/subscription';
import { type Sum, sumOfAmounts } from '../../shared/reads/rows.ts';
import { isPaid } from '../shared/paymentLabels.ts';

/** The total of paid payments, in cents. */
export function paidTotal(payments: readonly Received<'Pagamento'>[]): Sum {
  return sumOfAmounts(payments.filter(isPaid));
}

/** The formatted total paid in a year; undefined for none, and for payments without a date. */
export function paidInYear(payments: readonly Received<'Pagamento'>[], year: number | null): string | undefined {
  if (year === null || !payments.some(isPaid)) return undefined;
  return messages.paidInYear({ total: formatCents(paidTotal(payments).total) });
}

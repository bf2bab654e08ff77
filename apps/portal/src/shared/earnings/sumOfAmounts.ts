import { toCents } from '@raiz/ui/format';
import { type Sum, sumOf } from '../reads/rows.ts';

/** Exact sum of amounts in reais, in cents, and how many rows have no amount. */
export function sumOfAmounts(rows: readonly { amount: number | null }[]): Sum {
  return sumOf(rows, ({ amount }) => (amount === null ? null : toCents(amount)));
}

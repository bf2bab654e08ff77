import type { Earning } from '../../shared/earnings/earnings.ts';
import { oneOf } from '../../shared/page/viewInAddress.ts';

/** Order of a table of earnings: newest or largest first. */
export type EarningOrder = 'date' | 'amount';

/** The order in an address such as `?ordem=valor`. */
export const earningOrder = oneOf<EarningOrder>('ordem', { date: 'data', amount: 'valor' }, 'date');

/** Largest first; those without an amount last. */
export function largestFirst(earnings: readonly (Earning | null)[]): readonly (Earning | null)[] {
  return earnings.toSorted((one, other) => (other?.amount ?? -Infinity) - (one?.amount ?? -Infinity) || 0);
}

import type { Received } from '@raiz/api-client';
import { nonNullRows } from '../reads/rows.ts';

export type Withdrawal = Received<'Saque'>;

/** The withdrawal of a month; undefined without one. After a cancelled withdrawal there may be another, which counts. */
export function withdrawalOf(
  withdrawals: readonly (Withdrawal | null)[],
  { year, month }: Pick<Withdrawal, 'year' | 'month'>,
): Withdrawal | undefined {
  const own = nonNullRows(withdrawals).filter((one) => one.month === month && one.year === year);
  return own.find(({ status }) => status !== 'cancelled') ?? own[0];
}

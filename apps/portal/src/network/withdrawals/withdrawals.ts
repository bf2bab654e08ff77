import type { Received } from '@raiz/api-client';
import type { Sum } from '../../shared/reads/rows.ts';
import { sumOfAmounts } from '../../shared/earnings/sumOfAmounts.ts';

/** One withdrawal. */
export type Withdrawal = Received<'Saque'>;

/** Sum in cents of the withdrawals with a status. */
export function sumOfStatus(withdrawals: readonly Withdrawal[], status: string): Sum {
  return sumOfAmounts(withdrawals.filter((one) => one.status === status));
}

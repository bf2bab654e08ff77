import type { Received } from '@raiz/api-client';
import { withdrawalsMessages } from '@raiz/ui/messages/network';
import type { Sum } from '../../shared/reads/rows.ts';
import { sumOfAmounts } from '../../shared/earnings/sumOfAmounts.ts';

/** One withdrawal. */
export type Withdrawal = Received<'Saque'>;

const help: Readonly<Record<string, string>> = withdrawalsMessages.statusHelp;

/**
 * Sentence that explains a status (docs/specification.md#withdrawal-status); null for an unknown
 * one.
 */
export function statusMeaning(status: string): string | null {
  return Object.hasOwn(help, status) ? (help[status] ?? null) : null;
}

/** Sum in cents of the withdrawals with a status. */
export function sumOfStatus(withdrawals: readonly Withdrawal[], status: string): Sum {
  return sumOfAmounts(withdrawals.filter((one) => one.status === status));
}

/** The known statuses that occur, in the order of the specification. */
export function presentStatuses(withdrawals: readonly Pick<Withdrawal, 'status'>[]): string[] {
  return Object.keys(help).filter((known) => withdrawals.some(({ status }) => status === known));
}

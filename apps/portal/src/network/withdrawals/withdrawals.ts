import type { Schemas } from '@raiz/api-client';
import { sumInCents } from '@raiz/ui/format';
import { withdrawalsMessages } from '@raiz/ui/messages/network';

/** One withdrawal (spec, section 3). */
export type Withdrawal = Schemas['Saque'];

const help: Readonly<Record<string, string>> = withdrawalsMessages.statusHelp;

/** What a status means, as a sentence; null for one we have not heard of (spec, section 4). */
export function statusMeaning(status: string): string | null {
  return Object.hasOwn(help, status) ? (help[status] ?? null) : null;
}

/** The sum in cents of the withdrawals of a status. */
export function sumOfStatus(withdrawals: readonly Withdrawal[], status: Withdrawal['status']): number {
  return sumInCents(withdrawals.filter((one) => one.status === status).map(({ amount }) => amount));
}

/** The statuses of the list that have a meaning to tell, in the order of the spec. */
export function presentStatuses(withdrawals: readonly Pick<Withdrawal, 'status'>[]): string[] {
  return Object.keys(help).filter((known) => withdrawals.some(({ status }) => status === known));
}

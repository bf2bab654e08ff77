import type { Backend } from './backend.ts';
import type { People, Person, AccountState, Vouchers } from './people.ts';
import type { Difference } from './shapes.ts';
import type { Tools } from './tools.ts';

/** State that all checks of a run share. */
export interface Shared {
  backend: Backend;
  people: People;
  vouchers: Vouchers;
  /** The given accounts of dated subscriptions. */
  accountStates: Partial<Record<AccountState, Person>>;
  /** Differences that the run has reported: it reports each once. */
  reported: Set<string>;
  /** Ids of courses that existed before or that the run created: a new course must have another id. */
  takenCourses: Set<number>;
  /** Part of every name in this run, so that leftovers are recognisable. */
  mark: string;
  /** Problems of the accounts before the first check. */
  setupProblems: readonly Difference[];
  tools: Tools;
  /** Whether the courses of the run stay. */
  keep: boolean;
  /** What an earlier check has consumed and a later one still reads. */
  usedUp: {
    /** Addresses of checkouts with a reported payment. */
    paid?: Set<string>;
    /** The subscription of `member` before the cancellation. */
    canceled?: unknown;
  };
}

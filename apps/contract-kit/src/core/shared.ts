import type { Answer } from './answer.ts';
import type { Backend } from './backend.ts';
import type { People, Person, AccountState, Vouchers } from './people.ts';
import type { Difference } from './shapes.ts';
import type { Setting } from './replay.ts';
import type { Tools } from './tools.ts';

/** State that all checks of a run share. */
export interface Shared {
  backend: Backend;
  people: People;
  vouchers: Vouchers;
  /** The accounts of dated subscriptions that were given. */
  accountStates: Partial<Record<AccountState, Person>>;
  /** Differences that are already reported: each is reported once. */
  reported: Set<string>;
  /**
   * Ids of courses that existed before or are already created: a new course must have another id.
   */
  takenCourses: Set<number>;
  /** Part of every name in this run, so that leftovers can be recognised. */
  mark: string;
  /** Problems of the accounts before the first check. */
  setupProblems: readonly Difference[];
  tools: Tools;
  /** What lines that show a finding again need to know. */
  replay: Omit<Setting, 'base' | 'secrets'>;
  /** Whether the courses that the run makes stay. */
  keep: boolean;
  /** What an earlier check has used up and a later one still looks at. */
  usedUp: {
    /** The voucher that activated the subscription of `admin`, and the answer. */
    activation?: { code: string; answer: Answer };
    /** Addresses of checkouts whose payment was reported. */
    paid?: Set<string>;
    /** The subscription of `member` before it was canceled. */
    canceled?: unknown;
  };
}

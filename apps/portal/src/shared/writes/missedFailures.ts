import { session, type FailureMessage } from '@raiz/api-client';
import { createStore } from '../store.ts';

/** Where a write was sent. */
export interface WriteOrigin {
  /** Names the write, so that its next attempt removes the failure. */
  id: string;
  /** Number of the session that sent it. */
  session: number;
  /** The page's own message for the write: what failed. */
  usual: FailureMessage;
  /** Address, title and language of the page. */
  page: { href: string; title: string; lang: FailureMessage['lang'] };
}

/** A failure of a write whose page has gone. */
export interface MissedFailure extends WriteOrigin {
  message: FailureMessage;
  /** The server may have done it (`isAnswerLost`). */
  isLost: boolean;
}

/** The failures that no page shows, in the order in which they happened. */
export const missedFailures = createStore<readonly MissedFailure[]>([]);

let sessions = 0;
session.subscribe(() => {
  sessions += 1;
  missedFailures.set([]);
});

/** Number of the session now: each login and each end of a session changes it. */
export function sessionNumber(): number {
  return sessions;
}

/** Removes a failure: it was read, or its write is sent again. */
export function forgetFailure(id: string): void {
  missedFailures.set(missedFailures.get().filter((failure) => failure.id !== id));
}

/** Keeps a failure for the shell, unless the session has ended since the write was sent. */
export function noteFailure(failure: MissedFailure): void {
  if (failure.session !== sessions) return;
  forgetFailure(failure.id);
  missedFailures.set([...missedFailures.get(), failure]);
}

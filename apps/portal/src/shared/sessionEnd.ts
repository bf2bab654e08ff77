import { session } from '@raiz/api-client';

/** Why a session ended: the server refused the token, or the person left. */
export type SessionEnd = 'expired' | 'left';

let last: SessionEnd = 'left';

// A new session has not expired: when it ends in another tab, nothing is known of why.
session.subscribe((token) => {
  if (token !== null) last = 'left';
});

/** Remembers why the session ends, for the page that has to say so. */
export function noteSessionEnd(reason: SessionEnd): void {
  last = reason;
}

/** Why the last session ended. */
export function lastSessionEnd(): SessionEnd {
  return last;
}

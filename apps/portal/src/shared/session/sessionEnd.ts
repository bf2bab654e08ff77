import { session } from '@raiz/api-client';

/** Why a session ended: the server refused the token, or the person logged out. */
export type SessionEnd = 'expired' | 'loggedOut';

let last: SessionEnd = 'loggedOut';

// A session that ends in another tab gives no reason: a new session resets the last one.
session.subscribe((token) => {
  if (token !== null) last = 'loggedOut';
});

/** Records why the session ends. */
export function noteSessionEnd(reason: SessionEnd): void {
  last = reason;
}

/** Why the last session ended. */
export function lastSessionEnd(): SessionEnd {
  return last;
}

import { session } from '@raiz/api-client';

/** Why a session ended: the server refused the token, or the person logged out. */
export type SessionEnd = 'expired' | 'loggedOut';

let last: SessionEnd = 'loggedOut';
const logoutListeners = new Set<() => void>();

// A session that ends in another tab gives no reason: a new session resets the last one.
session.subscribe((token) => {
  if (token !== null) last = 'loggedOut';
});

/** Records why the session ends. */
export function noteSessionEnd(reason: SessionEnd): void {
  last = reason;
  if (reason === 'loggedOut') for (const listener of logoutListeners) listener();
}

/** Why the last session ended. */
export function lastSessionEnd(): SessionEnd {
  return last;
}

/** Runs `listener` at each logout in this tab, for as long as the page is open. */
export function onLogout(listener: () => void): void {
  logoutListeners.add(listener);
}

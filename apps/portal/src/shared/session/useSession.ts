import { session } from '@raiz/api-client';
import { useSyncExternalStore } from 'react';
import { prerendered } from './prerendered.ts';

/**
 * The loading state of a member's page renders with any token, other prerendered pages without one.
 */
function prerenderedToken(): string | null {
  return prerendered.isFrame ? (session.token() ?? 'prerendered') : null;
}

/** The stored token, or null for a visitor. Follows changes in other tabs. */
export function useSession(): string | null {
  return useSyncExternalStore(session.subscribe, session.token, prerenderedToken);
}

/** Why a session ended: the server rejected the token, or the user logged out. */
type SessionEnd = 'expired' | 'loggedOut';

let last: SessionEnd = 'loggedOut';

// A session that ends in another tab gives no reason, so a new session resets the reason.
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

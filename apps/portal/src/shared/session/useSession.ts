import { session } from '@raiz/api-client';
import { useSyncExternalStore } from 'react';
import { prerendered } from './prerendered.ts';

/** A frame is rendered for a member, so with any token; other prerendered pages for a visitor. */
function prerenderedToken(): string | null {
  return prerendered.isFrame ? (session.token() ?? 'prerendered') : null;
}

/** The stored token, or null for a visitor. Follows changes in other tabs. */
export function useSession(): string | null {
  return useSyncExternalStore(session.subscribe, session.token, prerenderedToken);
}

/** Why a session ended: the server refused the token, or the person logged out. */
type SessionEnd = 'expired' | 'loggedOut';

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

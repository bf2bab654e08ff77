import { session } from '@raiz/api-client';
import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';
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

/** Why the last session ended: the server rejected the token, or the user logged out. */
export const sessionEnd = createStore<'expired' | 'loggedOut'>('loggedOut');

// A session that ends in another tab gives no reason, so a new session resets the reason.
session.subscribe((token) => {
  if (token !== null) sessionEnd.set('loggedOut');
});

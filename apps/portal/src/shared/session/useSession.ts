import { session } from '@raiz/api-client';
import { useSyncExternalStore } from 'react';

/** The stored token, or null for a visitor. Follows changes in other tabs. */
export function useSession(): string | null {
  return useSyncExternalStore(session.subscribe, session.token, () => null);
}

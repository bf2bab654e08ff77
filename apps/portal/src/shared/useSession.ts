import { session } from '@raiz/api-client';
import { useSyncExternalStore } from 'react';

/** The stored token, or null for a visitor; renders again when it changes here or in another tab. */
export function useSession(): string | null {
  return useSyncExternalStore(session.subscribe, session.token, () => null);
}

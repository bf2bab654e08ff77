import { session } from '@raiz/api-client';
import { useState, useSyncExternalStore } from 'react';
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

/** The number of persons before this one: rises with another session, not when one ends or a visitor logs in. */
export function usePersonNumber(): number {
  const token = useSession();
  const [person, setPerson] = useState({ token, number: 0 });
  if (token === null || token === person.token) return person.number;
  const next = { token, number: person.number + (person.token === null ? 0 : 1) };
  setPerson(next);
  return next.number;
}

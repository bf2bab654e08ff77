import { session } from '@raiz/api-client';
import { useEffect } from 'react';
import { lastSessionEnd, onLogout } from '../../shared/sessionEnd.ts';

/**
 * The values of one form, kept from the end of a session until the same person logs in again. Never
 * for passwords.
 */
export interface KeptDraft<Values> {
  /** The kept values of this member, or null; without an id, null. */
  of: (member: number | null) => Values | null;
  /** Removes the kept values. */
  drop: () => void;
  /**
   * For the form: keeps its values when the server ends the session while the form is open.
   * @param read Reads the values. Must be the same function at each render, such as `getValues`.
   */
  useKeep: (member: number | null, read: () => Values) => void;
}

/**
 * Keeps the draft of one form in the memory of this tab: a 401 leads to /login, and no error may
 * lose typed text. Another person who logs in does not see it, and Sair removes it.
 */
export function keptDraft<Values>(): KeptDraft<Values> {
  let kept: { member: number; values: Values } | null = null;

  function drop(): void {
    kept = null;
  }
  onLogout(drop);

  return {
    of: (member) => (kept !== null && kept.member === member ? kept.values : null),
    drop,
    useKeep(member, read) {
      useEffect(
        () => () => {
          if (member === null) return;
          if (session.token() === null && lastSessionEnd() === 'expired') kept = { member, values: read() };
        },
        [member, read],
      );
    },
  };
}

import { session } from '@raiz/api-client';
import { useEffect } from 'react';
import { onLeave } from './onLeave.ts';
import { lastSessionEnd } from './sessionEnd.ts';

/** What was typed into one form when a session ended, until the same person is back. Never for passwords. */
export interface KeptDraft<Values> {
  /** What this member had typed, or null. */
  of: (member: number) => Values | null;
  /** Forgets it. */
  drop: () => void;
  /**
   * For the form: keeps its values when the server ends the session while it is open (spec, section
   * 6).
   * @param read Reads the values. The same function at each render, such as `getValues`.
   */
  useKeep: (member: number, read: () => Values) => void;
}

/**
 * The draft of one form, in the memory of this tab only: a 401 leads to the login, and nothing typed is to be lost by an
 * error. Somebody else who logs in never sees it, and Sair keeps nothing.
 */
export function keptDraft<Values>(): KeptDraft<Values> {
  let kept: { member: number; values: Values } | null = null;

  function drop(): void {
    kept = null;
  }
  onLeave(drop);

  return {
    of: (member) => (kept?.member === member ? kept.values : null),
    drop,
    useKeep(member, read) {
      useEffect(
        () => () => {
          if (session.token() === null && lastSessionEnd() === 'expired') kept = { member, values: read() };
        },
        [member, read],
      );
    },
  };
}

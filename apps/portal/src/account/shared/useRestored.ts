import { useEffect, useEffectEvent, useState } from 'react';
import type { KeptDraft } from '../../shared/keptDraft.ts';

/** What a member had typed before the session ended. */
export interface Restored<Values> {
  /** The values to start the form with, or null. */
  values: Values | null;
  /** The form starts with what is stored from now on. */
  forget: () => void;
}

/**
 * Opens a toggled form again with what was typed when the session ended.
 * @param open Opens the form.
 * @param ready Whether it may be opened yet.
 */
export function useRestored<Values>(
  draft: KeptDraft<Values>,
  member: number,
  open: () => void,
  ready = true,
): Restored<Values> {
  const [values, setValues] = useState(() => draft.of(member));
  const waiting = ready && values !== null;
  const start = useEffectEvent(() => {
    draft.drop();
    open();
  });

  useEffect(() => {
    if (waiting) start();
  }, [waiting]);

  return { values, forget: () => setValues(null) };
}

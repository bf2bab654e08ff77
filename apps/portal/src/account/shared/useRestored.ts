import { useEffect, useEffectEvent, useState } from 'react';
import type { KeptDraft } from './keptDraft.ts';

/** The draft of a form from a session that ended. */
export interface Restored<Values> {
  /** The values to start the form with, or null. */
  values: Values | null;
  /** From now on the form starts with the stored values. */
  forget: () => void;
}

/**
 * Opens a toggled form with the values it held when the session ended.
 * @param open Opens the form.
 * @param ready Whether the form can be opened yet.
 */
export function useRestored<Values>(
  draft: KeptDraft<Values>,
  member: number | null,
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

import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sameValues, readDrafts, sweepDrafts, writeDrafts, type Draft, type Draftable } from './drafts.ts';
import type { DraftKey } from './draftStore.ts';
import { registerUnsaved, type LeaveTexts } from './unsavedWork.ts';

/** Milliseconds after the last change before a draft is saved. */
const draftDelay = 800;

export interface UnsavedOptions<Values> extends DraftKey {
  /** The texts of the dialog before leaving. */
  texts: LeaveTexts;
  /** Language of the texts when it is not Portuguese. */
  lang?: 'en';
  /** Replaces values that a draft must not have, such as passwords. */
  without?: Partial<Values>;
  /**
   * Restores the draft at once, instead of offering it.
   * @default false
   */
  restores?: boolean;
  /** The initial values, to store with the drafts; the ref never changes. */
  base?: RefObject<Values>;
  /** The values that restoring a draft sets. @default those of the draft */
  join?: (draft: Draft<Values>) => Values;
}

/** A form whose unsaved changes are guarded. */
export interface Unsaved<Values> {
  /** The form has unsaved changes. */
  dirty: boolean;
  /** When the current values were last saved as a draft, or null while there is none. */
  savedAt: Date | null;
  /** When the draft to offer was saved, or null without one. */
  found: Date | null;
  /** `restores` has put a draft into the fields. */
  restored: boolean;
  /** Restores the found draft; the unsaved values become a draft. */
  restore: () => void;
  /** Removes the found draft. */
  discard: () => void;
  /** Marks values as saved and removes the drafts. Changes typed since the request stay guarded. */
  done: (saved: Values) => void;
}

interface Latest<Values> {
  /** Drafts of earlier visits, neither restored nor discarded yet. */
  earlier: readonly Draft<Values>[];
  dirty: boolean;
  /** The form was changed. An untouched form must not remove the drafts of another tab. */
  touched: boolean;
}

/**
 * Guards the values of a form while React Hook Form's `isDirty` is true: asks before leaving, saves
 * a draft, and offers or restores it when the form opens again, also after the session has ended.
 * Reads `owner`, `form`, `storage`, `without` and `restores` at the first render only: give the
 * form another `key` for another item.
 */
export function useUnsaved<Values extends FieldValues & Draftable<Values>>(
  { formState, getValues, reset, subscribe }: UseFormReturn<Values>,
  { owner, form, storage, texts, lang, without: hidden, restores = false, base, join }: UnsavedOptions<Values>,
): Unsaved<Values> {
  const dirty = formState.isDirty;
  const [draftKey] = useState<DraftKey>({ owner, form, storage });
  const [without] = useState(hidden);
  const [atStart] = useState<readonly Draft<Values>[]>(() => {
    const stored = getValues();
    return readDrafts(draftKey, stored, Date.now()).filter((draft) => !sameValues(draft.values, stored));
  });
  const [restored] = useState(() => (restores ? atStart[0] : undefined));
  const [earlier, setEarlier] = useState(restored === undefined ? atStart : atStart.slice(1));
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const latest = useRef<Latest<Values>>({ earlier, dirty, touched: false });

  useLayoutEffect(() => {
    Object.assign(latest.current, { dirty, touched: latest.current.touched || dirty });
  }, [dirty]);

  /** The unsaved values as a draft; an empty list while there are none. */
  const current = useCallback(
    (): Draft<Values>[] =>
      latest.current.dirty
        ? [
            {
              savedAt: Date.now(),
              values: { ...getValues(), ...without },
              ...(base ? { base: base.current } : {}),
            },
          ]
        : [],
    [getValues, without, base],
  );

  const saveDraft = useCallback(
    () => latest.current.touched && writeDrafts(draftKey, [...current(), ...latest.current.earlier]),
    [draftKey, current],
  );

  function put(draft: Draft<Values>) {
    reset(join ? join(draft) : draft.values, { keepDefaultValues: true });
  }

  const onRestored = useEffectEvent(put);
  useEffect(() => {
    if (restored) onRestored(restored);
  }, [restored]);

  const dropDrafts = useCallback(() => {
    latest.current.touched = false;
    writeDrafts(draftKey, []);
  }, [draftKey]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer);
        timer = setTimeout(() => setSavedAt(saveDraft() ? new Date() : null), draftDelay);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, saveDraft]);

  useEffect(() => {
    sweepDrafts(Date.now());
    window.addEventListener('pagehide', saveDraft);
    document.addEventListener('visibilitychange', saveDraft);
    return () => {
      window.removeEventListener('pagehide', saveDraft);
      document.removeEventListener('visibilitychange', saveDraft);
      // The form unmounts, for example because the session ended.
      saveDraft();
    };
  }, [saveDraft]);

  useEffect(
    () => (dirty ? registerUnsaved({ texts, saveDraft, dropDrafts, ...(lang ? { lang } : {}) }) : undefined),
    [dirty, texts, lang, saveDraft, dropDrafts],
  );

  function replaceEarlier(next: readonly Draft<Values>[]) {
    Object.assign(latest.current, { earlier: next, touched: true });
    setEarlier(next);
  }

  const [first, ...others] = earlier;
  return {
    dirty,
    savedAt: dirty ? savedAt : null,
    restored: restored !== undefined,
    found: first === undefined ? null : new Date(first.savedAt),
    restore() {
      if (first === undefined) return;
      replaceEarlier([...current(), ...others]);
      put(first);
    },
    discard() {
      replaceEarlier(others);
      saveDraft();
    },
    done(saved) {
      // Set here and not in the effect: it does not run if the form has unmounted.
      latest.current.dirty = !sameValues(getValues(), saved);
      reset(saved, { keepValues: true });
      replaceEarlier([]);
      saveDraft();
    },
  };
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import {
  sameValues,
  readDrafts,
  sweepDrafts,
  writeDrafts,
  type Draft,
  type Draftable,
  type DraftPlace,
} from './drafts.ts';
import { noteUnsaved, type LeaveTexts } from './unsavedWork.ts';

/** How long typing must rest before a draft is kept, in milliseconds. */
const rest = 800;

/** What the guard needs to know besides the form. */
export interface UnsavedOptions extends DraftPlace {
  /** The words of the question before leaving. */
  texts: LeaveTexts;
  /** Language of the texts when it is not Portuguese. */
  lang?: 'en';
}

/** A form under guard. */
export interface Unsaved<Values> {
  /** It holds something that is not saved. */
  dirty: boolean;
  /** When the draft of what it holds was kept last, or null while there is none. */
  savedAt: Date | null;
  /** When the draft that can be restored was kept, or null without one. */
  found: Date | null;
  /** Puts that draft into the fields; what they held becomes a draft in its turn. */
  restore: () => void;
  /** Throws that draft away. */
  discard: () => void;
  /** These values have been saved: the form is clean, and its drafts go. What was typed since the sending stays guarded. */
  done: (saved: Values) => void;
}

interface Latest<Values> {
  waiting: readonly Draft<Values>[];
  dirty: boolean;
  /** The form was changed: one that was merely opened must not remove another tab's drafts. */
  touched: boolean;
}

/**
 * Guards what is typed into a form, by React Hook Form's `isDirty`: a question before leaving, a
 * draft on this device meanwhile, and an offer of that draft the next time the form is opened, also
 * after a session that ended. `owner` and `form` are those of the first render: give a form about
 * something else a `key` of its own.
 */
export function useUnsaved<Values extends FieldValues & Draftable<Values>>(
  { formState, getValues, reset, subscribe }: UseFormReturn<Values>,
  { owner, form, texts, lang }: UnsavedOptions,
): Unsaved<Values> {
  const dirty = formState.isDirty;
  const [place] = useState<DraftPlace>({ owner, form });
  const [waiting, setWaiting] = useState<readonly Draft<Values>[]>(() => {
    const stored = getValues();
    return readDrafts(place, stored, Date.now()).filter((draft) => !sameValues(draft.values, stored));
  });
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const latest = useRef<Latest<Values>>({ waiting, dirty, touched: false });

  useLayoutEffect(() => {
    Object.assign(latest.current, { dirty, touched: latest.current.touched || dirty });
  }, [dirty]);

  /** What the form holds, as a draft; nothing while all of it is saved. */
  const typed = useCallback(
    (): Draft<Values>[] => (latest.current.dirty ? [{ savedAt: Date.now(), values: getValues() }] : []),
    [getValues],
  );

  const hold = useCallback(
    () => latest.current.touched && writeDrafts(place, [...typed(), ...latest.current.waiting]),
    [place, typed],
  );

  const drop = useCallback(() => {
    latest.current.touched = false;
    writeDrafts(place, []);
  }, [place]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer);
        timer = setTimeout(() => setSavedAt(hold() ? new Date() : null), rest);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, hold]);

  useEffect(() => {
    sweepDrafts(Date.now());
    window.addEventListener('pagehide', hold);
    document.addEventListener('visibilitychange', hold);
    return () => {
      window.removeEventListener('pagehide', hold);
      document.removeEventListener('visibilitychange', hold);
      // The page is left, perhaps because the session ended.
      hold();
    };
  }, [hold]);

  useEffect(
    () => (dirty ? noteUnsaved({ texts, hold, drop, ...(lang ? { lang } : {}) }) : undefined),
    [dirty, texts, lang, hold, drop],
  );

  function settle(next: readonly Draft<Values>[]) {
    Object.assign(latest.current, { waiting: next, touched: true });
    setWaiting(next);
  }

  const [first, ...others] = waiting;
  return {
    dirty,
    savedAt: dirty ? savedAt : null,
    found: first === undefined ? null : new Date(first.savedAt),
    restore() {
      if (first === undefined) return;
      settle([...typed(), ...others]);
      reset(first.values, { keepDefaultValues: true });
    },
    discard() {
      settle(others);
      hold();
    },
    done(saved) {
      // The form may be gone by now, and then does not render what follows.
      latest.current.dirty = !sameValues(getValues(), saved);
      reset(saved, { keepValues: true });
      settle([]);
      hold();
    },
  };
}

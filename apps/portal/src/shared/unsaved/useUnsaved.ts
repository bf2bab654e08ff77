import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/** What the guard needs to know of a form. */
export interface UnsavedOptions<Values> extends DraftPlace {
  /** What is stored: the form is clean while it holds just that. */
  baseline: Values;
  /** What it holds now. */
  values: Values;
  /** Puts a draft into the fields. */
  onRestore: (values: Values) => void;
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
  values: Values;
  baseline: Values;
  waiting: readonly Draft<Values>[];
  /** What was saved last by this form. */
  saved: Values | null;
  /** The form has something to say about its drafts; one that was merely opened must not remove another tab's. */
  touched: boolean;
  dropped: boolean;
}

function isDirty<Values extends Draftable<Values>>({ values, baseline, saved }: Latest<Values>): boolean {
  return !sameValues(values, saved ?? baseline);
}

/**
 * Guards what is typed into a form: before it is left the person is asked, meanwhile a draft is kept on this device, and the next
 * time the form is opened, after a session that ended in the middle too, that draft is offered. `owner` and `form` are
 * those of the first rendering: give a form about something else a `key` of its own.
 */
export function useUnsaved<Values extends Draftable<Values>>(options: UnsavedOptions<Values>): Unsaved<Values> {
  const { baseline, values, onRestore, texts, lang } = options;
  const [place] = useState<DraftPlace>({ owner: options.owner, form: options.form });
  const [waiting, setWaiting] = useState(() =>
    readDrafts(place, baseline, Date.now()).filter((draft) => !sameValues(draft.values, baseline)),
  );
  const [saved, setSaved] = useState<Values | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const latest = useRef<Latest<Values>>({ values, baseline, waiting, saved, touched: false, dropped: false });
  const dirty = !sameValues(values, saved ?? baseline);

  useLayoutEffect(() => {
    const { current } = latest;
    Object.assign(current, { values, baseline, waiting, touched: current.touched || dirty });
  }, [values, baseline, waiting, dirty]);

  const hold = useCallback((): boolean => {
    const { current } = latest;
    if (!current.touched || current.dropped) return false;
    const typed = isDirty(current) ? [{ savedAt: Date.now(), values: current.values }] : [];
    return writeDrafts(place, [...typed, ...current.waiting]);
  }, [place]);

  const drop = useCallback(() => {
    latest.current.dropped = true;
    writeDrafts(place, []);
  }, [place]);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!latest.current.touched) return;
      const isHeld = hold();
      setSavedAt(isHeld && isDirty(latest.current) ? new Date() : null);
    }, rest);
    return () => clearTimeout(timer);
  }, [hold, values]);

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
    setWaiting([...next]);
  }

  const [first, ...others] = waiting;
  return {
    dirty,
    savedAt: dirty ? savedAt : null,
    found: first === undefined ? null : new Date(first.savedAt),
    restore() {
      if (first === undefined) return;
      settle(dirty ? [{ savedAt: Date.now(), values }, ...others] : others);
      onRestore(first.values);
    },
    discard() {
      settle(others);
      hold();
    },
    done(sent) {
      latest.current.saved = sent;
      setSaved(sent);
      settle([]);
      hold();
    },
  };
}

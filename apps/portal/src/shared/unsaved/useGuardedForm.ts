import { session } from '@raiz/api-client';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, KeepStateOptions } from 'react-hook-form';
import { useEventCallback } from '../page/useEventCallback.ts';
import { mayStore } from '../session/sessionEnd.ts';
import { type ApiForm, type ApiFormOptions, useApiForm } from '../writes/useApiForm.ts';
import { type DraftKey, keyOf, readDraft, sweepDrafts, writeDraft } from './drafts.ts';
import { changedFields, type Draftable, sameValues, withFields } from './formValues.ts';
import { registerUnsaved, type LeaveTexts } from './unsavedWork.ts';

/** Milliseconds after the last change before a draft is saved. */
const draftDelay = 800;

/** How a form asks before it is left, and where its draft is. */
interface Guard<Values> extends DraftKey {
  /** The texts of the dialog before leaving. */
  texts: LeaveTexts;
  /** Language of the texts when it is not Portuguese. */
  lang?: 'en';
  /** Replaces values that a draft must not have, such as passwords. */
  without?: Partial<Values>;
}

export interface GuardedFormOptions<Values extends FieldValues, Answer> extends ApiFormOptions<Values, Answer> {
  values: ApiFormOptions<Values, Answer>['values'] & Draftable<Values>;
  /** Read at the first render only: give the form another `key` for another item. */
  guard: Guard<Values>;
  /** The values that the server has after a success; null if nothing was saved. @default those sent */
  storedValues?: (answer: Answer, sent: Values) => Values | null;
}

/** The unsaved changes of a form. */
export interface Unsaved {
  /** The form has unsaved changes. */
  dirty: boolean;
  /** When the current values were last saved as a draft, null while there is none, or that the device refuses it. */
  savedAt: Date | 'refused' | null;
  /** When the draft that the form shows was saved, or null: the form began with the stored values. */
  restored: Date | null;
  /** Removes the draft, and shows the stored values. */
  discard: () => void;
}

/** A form of the API whose unsaved changes are guarded. */
export interface GuardedForm<Values extends FieldValues, Answer = unknown> extends ApiForm<Values, Answer> {
  unsaved: Unsaved;
  /** Takes over values that the server has stored meanwhile, except in fields that the user has changed. Stable. */
  markStored: (values: Partial<Values>) => void;
  /** The values that the unsaved changes began with. */
  base: RefObject<Values>;
}

interface Latest<Values> {
  dirty: boolean;
  /** This form has written the stored draft; else another tab or an earlier visit has. */
  isOurs: boolean;
  /** The values before any change here: the stored ones, or those of a draft. */
  shown: Values;
  /** The values that the server has, as far as the form knows. */
  stored: Values;
}

/**
 * A form of the API that loses no typed text: asks before the user leaves, saves a draft, and shows it when the form
 * opens again, also after the session has ended. A form in which nothing was typed also shows the draft of another tab.
 * A save removes the draft; changes typed since the request stay guarded.
 */
export function useGuardedForm<Values extends FieldValues, Answer = unknown>({
  guard,
  storedValues = (_answer, sent) => sent,
  onSuccessAlways,
  ...options
}: GuardedFormOptions<Values, Answer>): GuardedForm<Values, Answer> {
  const form = useApiForm<Values, Answer>({
    ...options,
    onSuccessAlways(answer, sent) {
      const saved = storedValues(answer, sent);
      if (saved !== null) settle(sent, saved);
      return onSuccessAlways?.(answer, sent);
    },
  });
  const { formState, getValues, reset, subscribe } = form;
  const { texts, lang } = guard;
  const dirty = formState.isDirty;
  const [key] = useState(guard);
  const [token] = useState(session.token);
  const [savedAt, setSavedAt] = useState<Unsaved['savedAt']>(null);
  const [restored, setRestored] = useState<Date | null>(null);
  const base = useRef<Values>(options.values);
  const latest = useRef<Latest<Values>>({ dirty, isOurs: false, shown: options.values, stored: options.values });

  const isUntouched = useCallback(
    () => !latest.current.isOurs && sameValues(getValues(), latest.current.shown),
    [getValues],
  );

  /** Saves the values, or removes the draft when they are saved. Returns false if that was not possible. */
  const saveDraft = useCallback(() => {
    if (isUntouched()) return true;
    // The person has logged out in another tab, or another one has logged in.
    if (!mayStore(token)) {
      setSavedAt('refused');
      return false;
    }
    const draft = latest.current.dirty
      ? { savedAt: Date.now(), values: { ...getValues(), ...key.without }, base: base.current }
      : null;
    const isStored = writeDraft(key, draft);
    latest.current.isOurs = isStored && draft !== null;
    setSavedAt(draft && (isStored ? new Date() : 'refused'));
    return isStored;
  }, [key, token, getValues, isUntouched]);

  const dropDraft = useCallback(() => {
    Object.assign(latest.current, { isOurs: false, shown: getValues() });
    writeDraft(key, null);
  }, [key, getValues]);

  function showInitial() {
    reset();
    base.current = getValues();
    latest.current.shown = base.current;
    setRestored(null);
  }

  /** Shows the draft's changes, and the initial values of the other fields. */
  function showDraft() {
    const draft = readDraft(key, base.current, Date.now());
    if (draft === null) return;
    const changed = changedFields(draft.base, draft.values);
    const values = withFields(base.current, draft.values, changed);
    if (sameValues(values, base.current)) return;
    base.current = withFields(base.current, draft.base, changed);
    latest.current.shown = values;
    reset(values, { keepDefaultValues: true });
    setRestored(new Date(draft.savedAt));
  }

  /** Shows values over the stored ones. Set here and not in the effect: it does not run if the form has unmounted. */
  function showOver(stored: Values, next: Values, kept: KeepStateOptions = {}) {
    if (!sameValues(next, getValues())) reset(next, kept);
    reset(stored, { ...kept, keepValues: true });
    Object.assign(latest.current, { dirty: !sameValues(next, stored), stored });
  }

  /** Takes over the stored values, except in fields that the user changed since the request. */
  function settle(sent: Values, saved: Values) {
    const shown = getValues();
    showOver(saved, withFields(saved, shown, changedFields(sent, form.asSent(shown))));
    base.current = saved;
    Object.assign(latest.current, { isOurs: true, shown: saved });
    setRestored(null);
    saveDraft();
  }

  const markStored = useEventCallback((values: Partial<Values>) => {
    const { stored: known, shown } = latest.current;
    const stored = { ...known, ...values };
    const names = changedFields(known, stored);
    if (names.length === 0) return;
    const follow = (now: Values) =>
      withFields(
        now,
        stored,
        names.filter((name) => now[name] === known[name]),
      );
    base.current = withFields(base.current, stored, names);
    latest.current.shown = follow(shown);
    showOver(stored, follow(getValues()), { keepErrors: true, keepIsSubmitted: true, keepTouched: true });
  });

  const onMount = useEffectEvent(showDraft);
  const onOtherTab = useEffectEvent((event: StorageEvent) => {
    if (event.key !== keyOf(key) || !isUntouched()) return;
    showInitial();
    showDraft();
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    sweepDrafts(Date.now());
    onMount();
    const stop = subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer);
        timer = setTimeout(saveDraft, draftDelay);
      },
    });
    const onStorage = (event: StorageEvent) => onOtherTab(event);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', saveDraft);
    document.addEventListener('visibilitychange', saveDraft);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', saveDraft);
      document.removeEventListener('visibilitychange', saveDraft);
      // The form unmounts, for example because the session ended.
      saveDraft();
    };
  }, [subscribe, saveDraft]);

  useEffect(() => {
    latest.current.dirty = dirty;
    return dirty ? registerUnsaved({ texts, saveDraft, dropDraft, ...(lang ? { lang } : {}) }) : undefined;
  }, [dirty, texts, lang, saveDraft, dropDraft]);

  return {
    ...form,
    unsaved: {
      dirty,
      savedAt: dirty ? savedAt : null,
      restored,
      discard() {
        dropDraft();
        showInitial();
      },
    },
    markStored,
    base,
  };
}

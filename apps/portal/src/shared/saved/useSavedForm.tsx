import { isAnswerLost, session } from '@raiz/api-client';
import { commonMessages, editMessages, leaveMessages } from '@raiz/ui/messages/global';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, KeepStateOptions } from 'react-hook-form';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { useMemberId } from '../member/useProfile.ts';
import { useEventCallback } from '../page/useEventCallback.ts';
import { mayStore } from '../session/sessionEnd.ts';
import { type DraftKey, keyOf, readDraft, sweepDrafts, writeDraft } from '../unsaved/drafts.ts';
import { changedFields, mergeEdits, sameValues, withFields } from '../unsaved/formValues.ts';
import { registerUnsaved } from '../unsaved/unsavedWork.ts';
import { useApiForm } from '../writes/useApiForm.ts';
import type { FormGuard, Names, Outcome, SavedForm, SavedFormOptions, Unsaved } from './savedForm.ts';

const { Part: ConflictDialog } = lazyPart(() => import('./ConflictDialog.tsx').then((file) => file.ConflictDialog));

/** Milliseconds after the last change before a draft is saved. */
const draftDelay = 800;

const memberGuard: FormGuard = {
  storage: 'tab',
  texts: { leave: leaveMessages, conflict: editMessages.conflict, tooLong: commonMessages.tooLong },
};

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
 * A form of the API that loses nothing. It asks before the user leaves, saves a draft, and shows it when the form opens
 * again, also after the session has ended; a form in which nothing was typed also shows the draft of another tab. A save
 * removes the draft; changes typed since the request stay guarded.
 *
 * Before each save of a stored item it reads the item again, merges both edits, and asks about fields that both have
 * changed (docs/api-decisions.md#two-authors). When the answer to a new item was lost, the next save looks for the item
 * first, and changes it instead of making a second one; so does the first save of a draft, which may be older than a
 * lost answer.
 */
export function useSavedForm<Values extends FieldValues, Answer = unknown>({
  draftKey,
  owner,
  notInDraft,
  stored,
  guard = memberGuard,
  send,
  find,
  onSuccess,
  onSuccessAlways,
  ...options
}: SavedFormOptions<Values, Answer>): SavedForm<Values, Answer> {
  const { storage, texts, lang } = guard;
  const form = useApiForm<Values, Outcome<Values, Answer>>({
    ...options,
    tooLong: texts.tooLong,
    send: save,
    onSuccess: (ended) => ended.kind === 'saved' && onSuccess(ended.answer),
    onSuccessAlways(ended, sent) {
      if (ended.kind !== 'conflict') settle(sent, ended.values);
      onSuccessAlways?.();
    },
  });
  const { data: outcome, error, formState, getValues, reset, subscribe } = form;
  const dirty = formState.isDirty;
  const memberId = useMemberId();
  const [draft] = useState(() => {
    const key: DraftKey = { owner: draftKey === null ? null : (owner ?? memberId), form: draftKey ?? '', storage };
    return { key, token: session.token(), without: notInDraft };
  });
  const [savedAt, setSavedAt] = useState<Unsaved['savedAt']>(null);
  const [restored, setRestored] = useState<Date | null>(null);
  /** The values that the unsaved changes began with. */
  const base = useRef<Values>(options.values);
  const latest = useRef<Latest<Values>>({ dirty, isOurs: false, shown: options.values, stored: options.values });
  /** A new item that the server may have. */
  const uncertain = useRef<{ sent: Values; id: number | null } | null>(null);

  async function save(typed: Values): Promise<Outcome<Values, Answer>> {
    const { current } = base;
    if (stored === null) return create(typed, changedFields(current, typed));
    const mine = withFields(current, stored.normalize(typed), changedFields(current, typed));
    if (sameValues(mine, current)) return { kind: 'unchanged', values: mine };
    const theirs = await stored.read(current);
    const { values, conflicts } = mergeEdits({ base: current, mine, theirs });
    if (conflicts.length > 0) return { kind: 'conflict', mine, theirs, fields: conflicts };
    const changed = changedFields(theirs, values);
    if (changed.length === 0) return { kind: 'saved', values };
    return { kind: 'saved', values, answer: await send(values, changed, null) };
  }

  /** Makes a new item, or changes the one that an attempt before has made. */
  async function create(values: Values, changed: Names<Values>): Promise<Outcome<Values, Answer>> {
    const { current } = uncertain;
    if (current) current.id ??= (await find?.(current.sent)) ?? null;
    if (current && current.id !== null) {
      const since = changedFields(current.sent, values);
      if (since.length === 0) return { kind: 'saved', values };
      return { kind: 'saved', values, answer: await send(values, since, current.id) };
    }
    try {
      return { kind: 'saved', values, answer: await send(values, changed, null) };
    } catch (failure) {
      if (isAnswerLost(failure)) uncertain.current = { sent: values, id: null };
      throw failure;
    }
  }

  /** Takes one version of all fields, and saves. */
  function resolveConflict(keepsMine: boolean) {
    if (outcome?.kind !== 'conflict') return;
    const { theirs, fields } = outcome;
    base.current = withFields(base.current, theirs, fields);
    if (!keepsMine) reset(withFields(getValues(), theirs, fields), { keepDefaultValues: true });
    void form.submit();
  }

  const isUntouched = useCallback(
    () => !latest.current.isOurs && sameValues(getValues(), latest.current.shown),
    [getValues],
  );

  /** Saves the values, or removes the draft when they are saved. Returns false if that was not possible. */
  const saveDraft = useCallback(() => {
    if (isUntouched()) return true;
    // The person has logged out in another tab, or another one has logged in.
    if (!mayStore(draft.token)) {
      setSavedAt('refused');
      return false;
    }
    const next = latest.current.dirty
      ? { savedAt: Date.now(), values: { ...getValues(), ...draft.without }, base: base.current }
      : null;
    const isStored = writeDraft(draft.key, next);
    latest.current.isOurs = isStored && next !== null;
    setSavedAt(next && (isStored ? new Date() : 'refused'));
    return isStored;
  }, [draft, getValues, isUntouched]);

  const dropDraft = useCallback(() => {
    Object.assign(latest.current, { isOurs: false, shown: getValues() });
    writeDraft(draft.key, null);
  }, [draft, getValues]);

  function showInitial() {
    reset();
    base.current = getValues();
    latest.current.shown = base.current;
    setRestored(null);
  }

  /** Shows the draft's changes, and the initial values of the other fields. */
  function showDraft() {
    const found = readDraft(draft.key, base.current, Date.now());
    if (found === null) return;
    const changed = changedFields(found.base, found.values);
    const values = withFields(base.current, found.values, changed);
    if (sameValues(values, base.current)) return;
    base.current = withFields(base.current, found.base, changed);
    latest.current.shown = values;
    reset(values, { keepDefaultValues: true });
    setRestored(new Date(found.savedAt));
  }

  /** Shows values over the stored ones. Set here and not in the effect: it does not run if the form has unmounted. */
  function showOver(known: Values, next: Values, kept: KeepStateOptions = {}) {
    if (!sameValues(next, getValues())) reset(next, kept);
    reset(known, { ...kept, keepValues: true });
    Object.assign(latest.current, { dirty: !sameValues(next, known), stored: known });
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
    const next = { ...known, ...values };
    const names = changedFields(known, next);
    if (names.length === 0) return;
    const follow = (now: Values) =>
      withFields(
        now,
        next,
        names.filter((name) => now[name] === known[name]),
      );
    base.current = withFields(base.current, next, names);
    latest.current.shown = follow(shown);
    showOver(next, follow(getValues()), { keepErrors: true, keepIsSubmitted: true, keepTouched: true });
  });

  const onMount = useEffectEvent(showDraft);
  const onOtherTab = useEffectEvent((event: StorageEvent) => {
    if (event.key !== keyOf(draft.key) || !isUntouched()) return;
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
    return dirty ? registerUnsaved({ texts: texts.leave, saveDraft, dropDraft, ...(lang ? { lang } : {}) }) : undefined;
  }, [dirty, texts, lang, saveDraft, dropDraft]);

  const onRestore = useEffectEvent(() => {
    uncertain.current = restored === null ? null : { sent: getValues(), id: null };
  });
  useEffect(() => onRestore(), [restored]);

  return {
    ...form,
    data: outcome?.kind === 'saved' ? outcome.answer : undefined,
    saved: outcome?.kind === 'saved' && !dirty,
    unchanged: outcome?.kind === 'unchanged' && !dirty,
    isUncertain: stored === null && error !== null && isAnswerLost(error),
    conflict: outcome?.kind === 'conflict' && stored !== null && (
      <ConflictDialog
        texts={texts.conflict}
        {...(lang ? { lang } : {})}
        fields={outcome.fields.map((name) => ({
          label: stored.labels[name],
          mine: outcome.mine[name],
          theirs: outcome.theirs[name],
        }))}
        onKeepMine={() => resolveConflict(true)}
        onTakeTheirs={() => resolveConflict(false)}
        onCancel={form.resetRequest}
      />
    ),
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
  };
}

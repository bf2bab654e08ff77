import { adminFormMessages } from '@raiz/ui/messages/admin';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMemberId } from '../../shared/member/useProfile.ts';
import { type Draft, type Draftable, sameValues } from '../../shared/unsaved/drafts.ts';
import { type Unsaved, useUnsaved } from '../../shared/unsaved/useUnsaved.ts';
import { type ApiForm, type ApiFormOptions, useApiForm } from '../../shared/writes/useApiForm.ts';
import type { ClashDialogProps } from './ClashDialog.tsx';
import { changedFields, mergeEdits, withFields } from './merge.ts';

/** What is known about an item that the server has already. */
export interface StoredItem<Values> {
  /** Reads its values as they are now. Throws an `ApiFailure`. */
  read: () => Promise<Values>;
  /** The values as the server will have them when they were sent. */
  tidy: (values: Values) => Values;
  /** Labels of the fields. */
  labels: { readonly [Name in keyof Values]: string };
}

export interface SavedFormOptions<Values extends FieldValues> extends Omit<
  ApiFormOptions<Values, unknown>,
  'send' | 'onStored' | 'onSuccess'
> {
  /** The form and its subject, such as `lesson:12`: the key of its drafts. */
  about: string;
  /** Null for a new item. */
  stored: StoredItem<Values> | null;
  /** The sentence for a 404; null where nothing can be gone. */
  goneText: string | null;
  /** Sends the values, of which only the named fields differ from what the server has. */
  send: (values: Values, changed: readonly (keyof Values & string)[]) => Promise<unknown>;
  /** Runs when the values are saved, unless the page was left. */
  onSuccess: () => void;
}

/** How a submit ended. */
type Outcome<Values> =
  | { kind: 'saved' | 'unchanged'; values: Values }
  | { kind: 'clash'; mine: Values; theirs: Values; fields: readonly (keyof Values & string)[] };

/** A form of the admin pages, guarded against loss. */
export interface SavedForm<Values extends FieldValues> extends ApiForm<Values> {
  /** The last save worked, and nothing was changed since. */
  saved: boolean;
  /** The last submit had nothing to save, and nothing was changed since. */
  unchanged: boolean;
  /** The sentence for a 404, or null. */
  goneText: string | null;
  /** The open question about fields that another author has changed too, or null. */
  clash: ClashDialogProps | null;
  /** Tells the form what the server has now, so that its save does not count as a change. */
  noteStored: (values: Partial<Values>) => void;
  /** The guard over unsaved changes. */
  unsaved: Omit<Unsaved<never>, 'done'>;
}

/**
 * A form of the admin pages: keeps drafts on this device, asks before unsaved work is left, and
 * does not undo what another author saved since it was opened. It reads the item again before each
 * save, joins both edits, and asks about fields that both have changed
 * (docs/api-decisions.md#two-authors).
 */
export function useSavedForm<Values extends FieldValues & Draftable<Values>>({
  about,
  stored,
  goneText,
  send,
  onSuccess,
  ...options
}: SavedFormOptions<Values>): SavedForm<Values> {
  const owner = useMemberId();
  /** What the server had when the form was opened or last saved. */
  const base = useRef<Values>(options.values);
  const form = useApiForm<Values, Outcome<Values>>({
    ...options,
    send: save,
    onSuccessAlways(outcome, typed) {
      if (outcome.kind !== 'clash') settle(typed, outcome.values);
    },
    onSuccess: (outcome) => outcome.kind === 'saved' && onSuccess(),
  });
  const unsaved = useUnsaved(form, {
    owner,
    form: about,
    storage: 'device',
    texts: adminFormMessages.leave,
    lang: 'en',
    base,
    join,
  });
  const outcome = form.data;
  const isCurrent = !unsaved.dirty;

  async function save(typed: Values): Promise<Outcome<Values>> {
    if (stored === null) {
      await send(typed, changedFields(base.current, typed));
      return { kind: 'saved', values: typed };
    }
    const { current } = base;
    const mine = withFields(current, stored.tidy(typed), changedFields(current, typed));
    if (sameValues(mine, current)) return { kind: 'unchanged', values: mine };
    const theirs = await stored.read();
    const { values, clashes } = mergeEdits({ base: current, mine, theirs });
    if (clashes.length > 0) return { kind: 'clash', mine, theirs, fields: clashes };
    const changed = changedFields(theirs, values);
    if (changed.length > 0) await send(values, changed);
    return { kind: 'saved', values };
  }

  /** A draft's changes, and for the rest what the server has since. */
  function join({ values, base: before }: Draft<Values>): Values {
    if (before === undefined) return values;
    const changed = changedFields(before, values);
    const joined = withFields(base.current, values, changed);
    base.current = withFields(base.current, before, changed);
    return joined;
  }

  /** Takes over what is stored now, except in fields that were typed in since the request. */
  function settle(typed: Values, values: Values) {
    base.current = values;
    const shown = form.getValues();
    const typedSince = changedFields(typed, shown);
    const next = withFields(values, shown, typedSince);
    if (!sameValues(next, shown)) form.reset(next);
    unsaved.done(values);
  }

  /** Answers the question for all its fields, and saves. */
  function resolveClash(keepsMine: boolean) {
    if (outcome?.kind !== 'clash') return;
    const { theirs, fields } = outcome;
    base.current = withFields(base.current, theirs, fields);
    if (!keepsMine) form.reset(withFields(form.getValues(), theirs, fields), { keepDefaultValues: true });
    void form.submit();
  }

  return {
    ...form,
    saved: outcome?.kind === 'saved' && isCurrent,
    unchanged: outcome?.kind === 'unchanged' && isCurrent,
    goneText,
    clash:
      outcome?.kind === 'clash' && stored !== null
        ? {
            fields: outcome.fields.map((name) => ({
              label: stored.labels[name],
              mine: outcome.mine[name],
              theirs: outcome.theirs[name],
            })),
            onKeepMine: () => resolveClash(true),
            onTakeTheirs: () => resolveClash(false),
            onCancel: form.resetRequest,
          }
        : null,
    noteStored: (values) => void (base.current = { ...base.current, ...values }),
    unsaved,
  };
}

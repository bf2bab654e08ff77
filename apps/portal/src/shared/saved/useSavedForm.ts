import type { FieldValues } from 'react-hook-form';
import { useMemberId } from '../member/useProfile.ts';
import type { DraftStorage } from '../unsaved/drafts.ts';
import { changedFields, sameValues, withFields } from '../unsaved/formValues.ts';
import type { LeaveTexts } from '../unsaved/unsavedWork.ts';
import { type GuardedForm, type GuardedFormOptions, type Unsaved, useGuardedForm } from '../unsaved/useGuardedForm.ts';
import type { ApiForm } from '../writes/useApiForm.ts';
import type { ClashDialogProps, ClashTexts } from './ClashDialog.tsx';
import { mergeEdits } from './merge.ts';

/** An item that the server may have. */
export interface StoredItem<Values> {
  /**
   * Reads its current values. Throws an `ApiFailure`.
   * @param known The values when the form was opened, for what the answer does not say.
   */
  read: (known: Values) => Promise<Values>;
  /** The values as the server will store them. */
  tidy: (values: Values) => Values;
  /** Labels of the fields. */
  labels: { readonly [Name in keyof Values]: string };
}

/** How the forms of one kind of page ask before something typed or saved is lost. */
export interface SavedFormGuard {
  /** Where drafts are stored. */
  storage: DraftStorage;
  texts: { leave: LeaveTexts; clash: ClashTexts };
  /** Language of the texts when it is not Portuguese. */
  lang?: 'en';
}

export interface SavedFormOptions<Values extends FieldValues> extends Omit<
  GuardedFormOptions<Values, unknown>,
  'guard' | 'storedValues' | 'send' | 'onSuccessAlways' | 'onSuccess'
> {
  /** The form and its item, such as `lesson:12`: the key of its draft. Null for no draft. */
  about: string | null;
  /** Null for an item that the server cannot have yet. */
  stored: StoredItem<Values> | null;
  guard: SavedFormGuard;
  /** Sends the values; only the named fields differ from the server's. */
  send: (values: Values, changed: readonly (keyof Values & string)[]) => Promise<unknown>;
  /** Runs after the save, unless the user left the page. */
  onSuccess: () => void;
}

/** How a submit ended. */
type Outcome<Values> =
  | { kind: 'saved' | 'unchanged'; values: Values }
  | { kind: 'clash'; mine: Values; theirs: Values; fields: readonly (keyof Values & string)[] };

/** A form that loses neither what was typed here nor what was saved elsewhere. */
export interface SavedForm<Values extends FieldValues> extends ApiForm<Values> {
  /** The last save succeeded, and nothing has changed since. */
  saved: boolean;
  /** The last submit had nothing to save, and nothing has changed since. */
  unchanged: boolean;
  /** The open dialog about fields that were changed elsewhere too, or null. */
  clash: ClashDialogProps | null;
  unsaved: Unsaved;
  markStored: GuardedForm<Values>['markStored'];
}

/**
 * A form of something stored: saves drafts, asks before the user leaves unsaved changes, and does
 * not undo what was saved elsewhere meanwhile. Before each save it reads the item again, merges both
 * edits, and asks about fields that both have changed (docs/api-decisions.md#two-authors).
 */
export function useSavedForm<Values extends FieldValues>({
  about,
  stored,
  guard,
  send,
  onSuccess,
  ...options
}: SavedFormOptions<Values>): SavedForm<Values> {
  const memberId = useMemberId();
  const { texts, ...kept } = guard;
  const { base, ...form } = useGuardedForm<Values, Outcome<Values>>({
    ...options,
    send: save,
    storedValues: (outcome) => (outcome.kind === 'clash' ? null : outcome.values),
    onSuccess: (outcome) => outcome.kind === 'saved' && onSuccess(),
    guard: { ...kept, owner: about === null ? null : memberId, form: about ?? '', texts: texts.leave },
  });
  const outcome = form.data;
  const isCurrent = !form.unsaved.dirty;

  async function save(typed: Values): Promise<Outcome<Values>> {
    if (stored === null) {
      await send(typed, changedFields(base.current, typed));
      return { kind: 'saved', values: typed };
    }
    const { current } = base;
    const mine = withFields(current, stored.tidy(typed), changedFields(current, typed));
    if (sameValues(mine, current)) return { kind: 'unchanged', values: mine };
    const theirs = await stored.read(current);
    const { values, clashes } = mergeEdits({ base: current, mine, theirs });
    if (clashes.length > 0) return { kind: 'clash', mine, theirs, fields: clashes };
    const changed = changedFields(theirs, values);
    if (changed.length > 0) await send(values, changed);
    return { kind: 'saved', values };
  }

  /** Takes one version of all fields, and saves. */
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
    clash:
      outcome?.kind === 'clash' && stored !== null
        ? {
            texts: texts.clash,
            ...(guard.lang ? { lang: guard.lang } : {}),
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
  };
}

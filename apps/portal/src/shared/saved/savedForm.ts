import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Owner } from '../storage.ts';
import type { DraftStorage } from '../unsaved/drafts.ts';
import type { Draftable } from '../unsaved/formValues.ts';
import type { LeaveTexts } from '../unsaved/unsavedWork.ts';
import type { ApiForm, ApiFormOptions } from '../writes/useApiForm.ts';
import type { ConflictTexts } from './ConflictDialog.tsx';

/** An item that the server has. */
export interface StoredItem<Values> {
  /**
   * Reads its current values. Throws an `ApiFailure`.
   * @param known The values when the form was opened, for what the answer does not say.
   */
  read: (known: Values) => Promise<Values>;
  /** The values as the server will store them. */
  normalize: (values: Values) => Values;
  labels: { readonly [Name in keyof Values]: string };
}

/** How the forms of one kind of page ask before something typed or saved is lost. */
export interface FormGuard {
  /** Where drafts are stored. */
  storage: DraftStorage;
  texts: { leave: LeaveTexts; conflict: ConflictTexts; tooLong: ApiFormOptions<FieldValues, unknown>['tooLong'] };
  /** Language of the texts when it is not Portuguese. */
  lang?: 'en';
}

export type Names<Values> = readonly (keyof Values & string)[];

export interface SavedFormOptions<Values extends FieldValues, Answer> extends Omit<
  ApiFormOptions<Values, Outcome<Values, Answer>>,
  'send' | 'tooLong' | 'onSuccess' | 'onSuccessAlways'
> {
  values: ApiFormOptions<Values, Answer>['values'] & Draftable<Values>;
  /**
   * The form and its item, such as `lesson:12`: the key of its draft. Null for no draft. Read at the first render only:
   * give the form another `key` for another item.
   */
  draftKey: string | null;
  /** Whose draft it is. @default the member's */
  owner?: Owner;
  /** Replaces values that a draft must not have, such as passwords. */
  notInDraft?: Partial<Values>;
  /** Null for something that the server cannot have yet, and for what cannot be read, such as a password. */
  stored: StoredItem<Values> | null;
  /** @default in Portuguese, with the draft in this tab */
  guard?: FormGuard;
  /**
   * Sends the values; only the named fields differ from the server's.
   * @param made id of a new item that the server has after all (`find`); else null
   */
  send: (values: Values, changed: Names<Values>, made: number | null) => Promise<Answer>;
  /** The id of an item that the server has with these values, or null; for a new item whose answer may be lost. */
  find?: (values: Values) => Promise<number | null>;
  /** Runs after the save, unless the user left the page. Gets no answer if nothing had to be sent. */
  onSuccess: (answer: Answer | undefined) => void;
  /** Runs after the save, also when the user has left the page. */
  onSuccessAlways?: () => void;
}

/** How a submit ended. */
export type Outcome<Values, Answer> =
  | { kind: 'saved'; values: Values; answer?: Answer }
  | { kind: 'unchanged'; values: Values }
  | { kind: 'conflict'; mine: Values; theirs: Values; fields: Names<Values> };

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

/** A form that loses neither what was typed here nor what was saved elsewhere. */
export interface SavedForm<Values extends FieldValues, Answer = unknown> extends ApiForm<Values, Answer> {
  /** The last save succeeded, and nothing has changed since. */
  saved: boolean;
  /** The last submit had nothing to save, and nothing has changed since. */
  unchanged: boolean;
  /** No answer said whether the new item was made. */
  isUncertain: boolean;
  /** The open dialog about fields that were changed elsewhere too; else nothing. */
  conflict: ReactNode;
  unsaved: Unsaved;
  /** Takes over values that the server has stored meanwhile, except in fields that the user has changed. Stable. */
  markStored: (values: Partial<Values>) => void;
}

import type { ReadPath } from '@raiz/api-client';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '../../shared/form/FormField.tsx';
import type { Draftable } from '../../shared/unsaved/drafts.ts';
import { useUnsaved, type Unsaved } from '../../shared/unsaved/useUnsaved.ts';
import { useMemberId } from '../../shared/useMemberId.ts';
import { useWrite } from '../../shared/useWrite.ts';

/** How a form of the admin pages is saved. */
export interface SaveOptions<Values extends FieldValues> {
  /** The form and its subject, such as `lesson:12`: the key of its drafts. */
  about: string;
  /** Sends values that passed the checks. */
  send: (values: Values) => Promise<unknown>;
  /** Paths of the reads that the save changes. */
  invalidates: readonly ReadPath[];
  /** The form's field for each field of the request, for the server's errors. */
  fields: Readonly<Record<string, FieldPath<Values>>>;
  /** Called after a save that worked, unless the page was left. */
  onSaved: () => void;
}

/** The save of a form, for `SaveForm`. */
export interface Save {
  /** The request is under way. */
  saving: boolean;
  /** The last save worked, and nothing was changed since. */
  saved: boolean;
  /** Why the last save failed, or null. */
  failure: unknown;
  /** Checks the form and sends it. Ignored during a request. */
  submit: () => Promise<void>;
  /** The guard over unsaved changes. */
  unsaved: Omit<Unsaved<never>, 'done'>;
}

/** Saves an admin form, guards unsaved changes, and shows the server's errors at their fields. */
export function useSave<Values extends FieldValues & Draftable<Values>>(
  form: UseFormReturn<Values>,
  { about, send, invalidates, fields, onSaved }: SaveOptions<Values>,
): Save {
  const texts = adminFormMessages.leave;
  const unsaved = useUnsaved(form, { owner: useMemberId(), form: about, texts, lang: 'en' });
  const { status, busy, error, run, forget } = useWrite(send, {
    invalidates,
    onStored: (_answer, values) => unsaved.done(values),
    onSuccess: onSaved,
    onFailure: (caught) => showServerErrors(caught, form.setError, fields),
  });

  return {
    saving: busy,
    saved: status === 'success' && !unsaved.dirty,
    failure: error,
    submit() {
      forget();
      // Errors of the last attempt must not take the focus of this one.
      form.clearErrors();
      return form.handleSubmit(run)();
    },
    unsaved,
  };
}

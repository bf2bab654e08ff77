import type { ReadPath } from '@raiz/api-client';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '../../shared/form/serverErrors.ts';
import type { Draftable } from '../../shared/unsaved/drafts.ts';
import { useUnsaved, type Unsaved } from '../../shared/unsaved/useUnsaved.ts';
import { useMemberId } from '../../shared/useMemberId.ts';
import { useWrite } from '../../shared/useWrite.ts';

/** How a form of the admin pages is saved. */
export interface SaveOptions<Values extends FieldValues> {
  /** The form and what it is about, such as `lesson:12`: its drafts are kept under it. */
  about: string;
  /** Makes the call with values that passed the checks. */
  send: (values: Values) => Promise<unknown>;
  /** Paths whose reads the save changes. */
  invalidates: readonly ReadPath[];
  /** The form's field for each field of the request, for what the server says of single fields. */
  fields: Readonly<Record<string, FieldPath<Values>>>;
  /** Runs when the save works, unless the page was left. */
  onSaved: () => void;
}

/** The save of a form. */
export interface Save {
  /** The request is under way. */
  saving: boolean;
  /** All that the form holds was saved by it. */
  saved: boolean;
  /** Why the last save failed, or null. */
  failure: unknown;
  /** Checks the form and sends it; the message of the last attempt goes. */
  submit: () => void;
  /** The guard over what is typed. */
  unsaved: Omit<Unsaved<never>, 'done'>;
}

/** Saves an admin form, guards what is typed, and shows the server's errors at its fields. */
export function useSave<Values extends FieldValues & Draftable<Values>>(
  form: UseFormReturn<Values>,
  { about, send, invalidates, fields, onSaved }: SaveOptions<Values>,
): Save {
  const texts = adminFormMessages.leave;
  const unsaved = useUnsaved(form, { owner: useMemberId(), form: about, texts, lang: 'en' });
  const write = useWrite(send, {
    invalidates,
    onStored: (_answer, values) => unsaved.done(values),
    onSuccess: onSaved,
    onFailure: (error) => showServerErrors(error, form.setError, fields),
  });
  return {
    saving: write.busy,
    saved: write.now.state === 'done' && !unsaved.dirty,
    failure: write.error,
    submit() {
      write.forget();
      // What the server said of the last attempt is no place for the focus of this one.
      form.clearErrors();
      void form.handleSubmit((values) => write.run(values))();
    },
    unsaved,
  };
}

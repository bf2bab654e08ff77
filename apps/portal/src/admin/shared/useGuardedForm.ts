import { adminFormMessages } from '@raiz/ui/messages/admin';
import type { Draftable } from '../../shared/unsaved/drafts.ts';
import { useUnsaved, type Unsaved } from '../../shared/unsaved/useUnsaved.ts';
import { useFormValues, type FieldErrors, type FormValues } from '../../shared/useFormValues.ts';
import { useMemberId } from '../../shared/useMemberId.ts';

/** A form of the admin pages: its fields, and the guard over what is typed into them. */
export interface GuardedForm<Values extends object> {
  form: FormValues<Values>;
  unsaved: Unsaved<Values>;
}

/**
 * The fields of an admin form, guarded against the loss of what is typed.
 * @param about The form and what it is about, such as `lesson:12`: its drafts are kept under it.
 * @param stored What the fields hold at first, and what is stored.
 */
export function useGuardedForm<Values extends Draftable<Values>>(
  about: string,
  stored: Values,
  validate: (values: Values) => FieldErrors<Values>,
): GuardedForm<Values> {
  const form = useFormValues(stored, validate);
  const unsaved = useUnsaved({
    owner: useMemberId(),
    form: about,
    baseline: stored,
    values: form.values,
    onRestore: form.reset,
    texts: adminFormMessages.leave,
    lang: 'en',
  });
  return { form, unsaved };
}

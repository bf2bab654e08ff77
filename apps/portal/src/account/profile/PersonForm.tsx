import { failureText } from '@raiz/api-client';
import { TextField } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api.ts';
import { FormField, showServerErrors } from '../../shared/form/FormField.tsx';
import { useWrite } from '../../shared/useWrite.ts';
import { EditForm } from '../shared/EditForm.tsx';
import { useBlockedAccount } from '../shared/useBlockedAccount.ts';
import { personDraft } from './personDraft.ts';
import { checkPerson, type PersonValues } from './personValues.ts';

const messages = profileMessages.edit;

export interface PersonFormProps {
  /** The stored name and e-mail. */
  person: PersonValues;
  /** Id of the member; null when unknown. */
  member: number | null;
  /** Unsaved values from a session that ended, or null. */
  draft: PersonValues | null;
  /** Called once the change is saved. */
  onSaved: () => void;
  /** Closes the form without saving. */
  onCancel: () => void;
}

function savePerson({ name, email }: PersonValues) {
  return api.PUT('/perfil', { body: { name: name.trim(), email: email.trim() } });
}

/** The form for name and e-mail. */
export function PersonForm({ person, member, draft, onSaved, onCancel }: PersonFormProps) {
  const { name, email } = draft ?? person;
  const { control, formState, getValues, handleSubmit, setError } = useForm<PersonValues>({
    defaultValues: { name, email },
    shouldFocusError: false,
  });
  const { busy, error, run } = useWrite(savePerson, {
    invalidates: ['/perfil'],
    onSuccess: onSaved,
    onFailure: (failure) => showServerErrors(failure, setError, { name: 'name', email: 'email' }),
  });
  useBlockedAccount([error]);
  personDraft.useKeep(member, getValues);
  const submit = handleSubmit(run);
  return (
    <EditForm
      texts={messages}
      busy={busy}
      dirty={formState.isDirty}
      restored={draft !== null}
      failure={error === null ? null : failureText(error, { fallback: messages.failed })}
      onSubmit={() => submit()}
      onCancel={onCancel}
    >
      <FormField control={control} check={checkPerson} name="name">
        {(field) => <TextField {...field} label={messages.name} autoComplete="name" required />}
      </FormField>
      <FormField control={control} check={checkPerson} name="email">
        {(field) => <TextField {...field} label={messages.email} type="email" autoComplete="email" required />}
      </FormField>
    </EditForm>
  );
}

import type { Schemas } from '@raiz/api-client';
import { TextField } from '@raiz/ui';
import { dropUnseen, trimUnseen } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { api } from '../../shared/session/api.ts';
import { FormField } from '../../shared/writes/FormField.tsx';
import { emailError, nameError } from '../shared/credentials.ts';
import { EditForm, useEditForm } from '../shared/EditForm.tsx';

const messages = profileMessages.edit;

export interface PersonFormProps {
  /** The stored name and e-mail. */
  person: Schemas['EdicaoPerfil'];
  /** Called after the save. */
  onSaved: () => void;
  /** Closes the form without saving. */
  onCancel: () => void;
}

/** The form for name and e-mail. */
export function PersonForm({ person, onSaved, onCancel }: PersonFormProps) {
  const form = useEditForm({
    draft: 'person',
    values: person,
    check: ({ name, email }) => ({ name: nameError(name), email: emailError(email) }),
    send: ({ name, email }) => api.PUT('/perfil', { body: { name: trimUnseen(name), email: dropUnseen(email) } }),
    invalidates: ['/perfil'],
    onSuccess: onSaved,
  });
  return (
    <EditForm form={form} texts={messages} failureTexts={{ fallback: messages.failed }} onCancel={onCancel}>
      <FormField control={form.control} name="name">
        {(field) => <TextField {...field} label={messages.name} autoComplete="name" required />}
      </FormField>
      <FormField control={form.control} name="email">
        {(field) => <TextField {...field} label={messages.email} type="email" autoComplete="email" required />}
      </FormField>
    </EditForm>
  );
}

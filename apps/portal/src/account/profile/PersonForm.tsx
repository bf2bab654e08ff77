import type { Schemas } from '@raiz/api-client';
import { TextField } from '@raiz/ui';
import { queryOptions } from '@tanstack/react-query';
import { profileMessages } from '@raiz/ui/messages/account';
import { $api, queryClient } from '../../shared/reads/queries.ts';
import type { StoredItem } from '../../shared/saved/savedForm.ts';
import { useSavedForm } from '../../shared/saved/useSavedForm.tsx';
import { api, dataOrThrow } from '../../shared/session/api.ts';
import { FormField } from '../../shared/writes/FormField.tsx';
import { emailError, nameError, sentEmail } from '../shared/credentials.ts';
import { EditForm } from '../shared/EditForm.tsx';

const messages = profileMessages.edit;

/** The values of the form: the fields of the request, each a text. */
export type Person = Record<keyof Schemas['EdicaoPerfil'], string>;

const { queryKey } = queryOptions($api.queryOptions('get', '/perfil'));

const storedPerson: StoredItem<Person> = {
  async read(known) {
    const profile = dataOrThrow(await api.GET('/perfil'));
    queryClient.setQueryData(queryKey, profile);
    return { name: profile.user.name ?? known.name, email: profile.user.email ?? known.email };
  },
  normalize: ({ name, email }) => ({ name, email: sentEmail(email) }),
  labels: { name: messages.name, email: messages.email },
};

/** Stores name and e-mail, and shows them before the profile is read again. */
async function storePerson(values: Person): Promise<void> {
  const body = storedPerson.normalize(values);
  await api.PUT('/perfil', { body });
  queryClient.setQueryData(queryKey, (profile) => profile && { ...profile, user: { ...profile.user, ...body } });
}

export interface PersonFormProps {
  /** The stored name and e-mail. */
  person: Person;
  /** Called after the save. */
  onSaved: () => void;
  /** Closes the form without saving. */
  onCancel: () => void;
}

/** The form for name and e-mail. */
export function PersonForm({ person, onSaved, onCancel }: PersonFormProps) {
  const form = useSavedForm({
    draftKey: 'person',
    values: person,
    stored: storedPerson,
    check: ({ name, email }) => ({ name: nameError(name), email: emailError(email) }),
    send: storePerson,
    failure: { fallback: messages.failed },
    invalidates: ['/perfil'],
    onSuccess: onSaved,
  });
  return (
    <EditForm form={form} texts={messages} onCancel={onCancel}>
      <FormField control={form.control} name="name">
        {(field) => <TextField {...field} label={messages.name} autoComplete="name" required />}
      </FormField>
      <FormField control={form.control} name="email">
        {(field) => <TextField {...field} label={messages.email} type="email" autoComplete="email" required />}
      </FormField>
    </EditForm>
  );
}

import { failureText } from '@raiz/api-client';
import { Form, Notice, TextField } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { sessionMessages } from '@raiz/ui/messages/global';
import { useFormValues } from '../../shared/useFormValues.ts';
import { FormButtons } from '../shared/FormButtons.tsx';
import { useDirty } from '../shared/useDirty.ts';
import { personDraft } from './personDraft.ts';
import { checkPerson, type PersonValues } from './personValues.ts';

const messages = profileMessages.edit;

export interface PersonFormProps {
  /** What the fields hold at first. */
  initial: PersonValues;
  /** Id of the member. */
  member: number;
  /** The fields hold what was typed before the session ended. */
  restored: boolean;
  /** The request is under way: the form is off and says so. */
  busy: boolean;
  /** Why the last save failed, or null. */
  failure: unknown;
  /** Called with values that passed the checks. */
  onSave: (values: PersonValues) => void;
  /** Closes the form and forgets what was typed. */
  onCancel: () => void;
  /** Told whether something was typed that is not saved. */
  onDirty: (dirty: boolean) => void;
}

/** The form for name and e-mail. */
export function PersonForm(props: PersonFormProps) {
  const { initial, member, restored, busy, failure, onSave, onCancel, onDirty } = props;
  const form = useFormValues({ name: initial.name, email: initial.email }, checkPerson);
  const { values, errors, set, check } = form;
  useDirty(form.dirty || restored, onDirty);
  personDraft.useKeep(member, values);
  return (
    <Form
      label={messages.title}
      busy={busy}
      onSubmit={() => check() && onSave({ name: values.name.trim(), email: values.email.trim() })}
    >
      {restored && <Notice>{sessionMessages.restored}</Notice>}
      <TextField
        label={messages.name}
        autoComplete="name"
        required
        value={values.name}
        error={errors.name}
        onChange={(name) => set('name', name)}
      />
      <TextField
        label={messages.email}
        type="email"
        autoComplete="email"
        required
        value={values.email}
        error={errors.email}
        onChange={(email) => set('email', email)}
      />
      {failure !== null && <Notice tone="danger">{failureText(failure, { fallback: messages.failed })}</Notice>}
      <FormButtons texts={messages} busy={busy} onCancel={onCancel} />
    </Form>
  );
}

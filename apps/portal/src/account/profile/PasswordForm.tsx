import { failureText } from '@raiz/api-client';
import { Form, Notice, PasswordField } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { useFormValues } from '../../shared/useFormValues.ts';
import { FormButtons } from '../shared/FormButtons.tsx';
import { useDirty } from '../shared/useDirty.ts';
import { checkPassword, type PasswordValues } from './passwordValues.ts';

const messages = profileMessages.password;

export interface PasswordFormProps {
  /** The request is under way: the form is off and says so. */
  busy: boolean;
  /** Why the last save failed, or null. */
  failure: unknown;
  /** Called with passwords that passed the checks. */
  onSave: (values: PasswordValues) => void;
  /** Closes the form and forgets what was typed. */
  onCancel: () => void;
  /** Told whether something was typed that is not saved. */
  onDirty: (dirty: boolean) => void;
}

/** The form for a new password. A wrong current one is a 400 and no end of the session (operations.md, S5). */
export function PasswordForm({ busy, failure, onSave, onCancel, onDirty }: PasswordFormProps) {
  const form = useFormValues({ current: '', password: '', confirmation: '' }, checkPassword);
  const { values, errors, set, check } = form;
  useDirty(form.dirty, onDirty);
  return (
    <Form label={messages.title} busy={busy} onSubmit={() => check() && onSave(values)}>
      <PasswordField
        label={messages.currentPassword}
        autoComplete="current-password"
        required
        value={values.current}
        error={errors.current}
        onChange={(current) => set('current', current)}
      />
      <PasswordField
        label={messages.newPassword}
        autoComplete="new-password"
        required
        value={values.password}
        error={errors.password}
        onChange={(password) => set('password', password)}
      />
      <PasswordField
        label={messages.confirmNewPassword}
        autoComplete="new-password"
        required
        value={values.confirmation}
        error={errors.confirmation}
        onChange={(confirmation) => set('confirmation', confirmation)}
      />
      {failure !== null && <Notice tone="danger">{failureText(failure, { fallback: messages.failed })}</Notice>}
      <FormButtons texts={messages} busy={busy} onCancel={onCancel} />
    </Form>
  );
}

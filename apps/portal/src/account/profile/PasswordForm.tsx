import { failureText } from '@raiz/api-client';
import { PasswordField } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api.ts';
import { FormField, showServerErrors } from '../../shared/form/FormField.tsx';
import { useWrite } from '../../shared/useWrite.ts';
import { EditForm } from '../shared/EditForm.tsx';
import { useBlockedAccount } from '../shared/useBlockedAccount.ts';
import { checkPassword, type PasswordValues } from './passwordValues.ts';

const messages = profileMessages.password;

export interface PasswordFormProps {
  /** Called once the password is changed. */
  onSaved: () => void;
  /** Closes the form without saving. */
  onCancel: () => void;
}

function changePassword({ current, password }: PasswordValues) {
  return api.PUT('/perfil/senha', { body: { senhaAtual: current, novaSenha: password } });
}

/** The form for a new password (docs/api-decisions.md#wrong-current-password). */
export function PasswordForm({ onSaved, onCancel }: PasswordFormProps) {
  const { control, formState, handleSubmit, setError } = useForm<PasswordValues>({
    defaultValues: {
      current: '',
      password: '',
      confirmation: '',
    },
    shouldFocusError: false,
  });
  const { busy, error, run } = useWrite(changePassword, {
    onSuccess: onSaved,
    onFailure: (failure) => showServerErrors(failure, setError, { senhaAtual: 'current', novaSenha: 'password' }),
  });
  useBlockedAccount([error]);
  const submit = handleSubmit(run);
  const bound = { control, check: checkPassword };
  return (
    <EditForm
      texts={messages}
      busy={busy}
      dirty={formState.isDirty}
      failure={error === null ? null : failureText(error, { fallback: messages.failed })}
      onSubmit={() => submit()}
      onCancel={onCancel}
    >
      <FormField {...bound} name="current">
        {(field) => (
          <PasswordField {...field} label={messages.currentPassword} autoComplete="current-password" required />
        )}
      </FormField>
      <FormField {...bound} name="password">
        {(field) => <PasswordField {...field} label={messages.newPassword} autoComplete="new-password" required />}
      </FormField>
      <FormField {...bound} name="confirmation">
        {(field) => (
          <PasswordField {...field} label={messages.confirmNewPassword} autoComplete="new-password" required />
        )}
      </FormField>
    </EditForm>
  );
}

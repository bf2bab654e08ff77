import type { Schemas } from '@raiz/api-client';
import { PasswordField } from '@raiz/ui';
import { credentialMessages, profileMessages } from '@raiz/ui/messages/account';
import { api } from '../../shared/session/api.ts';
import { useSavedForm } from '../../shared/saved/useSavedForm.tsx';
import { FormField } from '../../shared/writes/FormField.tsx';
import type { Check } from '../../shared/writes/useApiForm.ts';
import { confirmationError, passwordError } from '../shared/credentials.ts';
import { EditForm } from '../shared/EditForm.tsx';
import { UserName } from '../shared/UserName.tsx';

const messages = { ...profileMessages.password, maybeDone: credentialMessages.passwordMaybeChanged };

export interface PasswordFormProps {
  /** The e-mail that the member logs in with; null while unknown. */
  email: string | null;
  /** Called after the password has changed. */
  onSaved: () => void;
  /** Closes the form without saving. */
  onCancel: () => void;
}

const checkPassword: Check<Schemas['TrocaSenha'] & { confirmation: string }> = (values) => ({
  senhaAtual: passwordError(values.senhaAtual, messages.currentPasswordMissing),
  novaSenha: passwordError(values.novaSenha),
  confirmation: confirmationError(values.novaSenha, values.confirmation, { differ: messages.passwordsDiffer }),
});

/** The form for a new password (docs/api-decisions.md#wrong-current-password). */
export function PasswordForm({ email, onSaved, onCancel }: PasswordFormProps) {
  const form = useSavedForm({
    draftKey: null,
    stored: null,
    values: { senhaAtual: '', novaSenha: '', confirmation: '' },
    asTyped: ['senhaAtual', 'novaSenha', 'confirmation'],
    check: checkPassword,
    send: ({ senhaAtual, novaSenha }) => api.PUT('/perfil/senha', { body: { senhaAtual, novaSenha } }),
    failure: { fallback: messages.failed },
    onSuccess: onSaved,
  });
  const { control } = form;
  return (
    <EditForm form={form} texts={messages} onCancel={onCancel}>
      {email && <UserName email={email} />}
      <FormField control={control} name="senhaAtual">
        {(field) => (
          <PasswordField {...field} label={messages.currentPassword} autoComplete="current-password" required />
        )}
      </FormField>
      <FormField control={control} name="novaSenha">
        {(field) => <PasswordField {...field} label={messages.newPassword} autoComplete="new-password" required />}
      </FormField>
      <FormField control={control} name="confirmation">
        {(field) => (
          <PasswordField {...field} label={messages.confirmNewPassword} autoComplete="new-password" required />
        )}
      </FormField>
    </EditForm>
  );
}

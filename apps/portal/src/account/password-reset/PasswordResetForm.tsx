import { failureText, toFailure, type Received } from '@raiz/api-client';
import { Button, Form, Notice, PasswordField, TextLink } from '@raiz/ui';
import { passwordResetMessages as messages } from '@raiz/ui/messages/account';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api.ts';
import { FormField, showServerErrors } from '../../shared/form/FormField.tsx';
import { paths } from '../../shared/paths.ts';
import { useWrite } from '../../shared/useWrite.ts';
import { checkReset, type ResetValues } from './resetValues.ts';

export interface PasswordResetFormProps {
  /** The token from the e-mail. */
  token: string;
  /** Called with the server's answer once the password is changed. */
  onReset: (answer: Received<'Mensagem'> | undefined) => void;
}

/** A 400 without an error at the password is about the token. */
function isTokenRefused(error: unknown): boolean {
  const { status, fields } = toFailure(error);
  return status === 400 && !fields.some(({ field }) => field === 'novaSenha');
}

/** The new password, twice. When the token is refused, links to a new request. */
export function PasswordResetForm({ token, onReset }: PasswordResetFormProps) {
  const { control, handleSubmit, setError } = useForm<ResetValues>({
    defaultValues: { password: '', confirmation: '' },
    shouldFocusError: false,
  });
  const { status, error, busy, run } = useWrite(
    async (novaSenha: string) => {
      const { data } = await api.POST('/redefinir-senha', { body: { token, novaSenha } });
      return data;
    },
    { onSuccess: onReset, onFailure: (failure) => showServerErrors(failure, setError, { novaSenha: 'password' }) },
  );
  const submit = handleSubmit(({ password }) => run(password));
  return (
    <Form busy={busy} onSubmit={() => submit()}>
      <FormField control={control} check={checkReset} name="password">
        {(field) => <PasswordField {...field} label={messages.newPassword} autoComplete="new-password" required />}
      </FormField>
      <FormField control={control} check={checkReset} name="confirmation">
        {(field) => (
          <PasswordField {...field} label={messages.confirmNewPassword} autoComplete="new-password" required />
        )}
      </FormField>
      {status === 'error' && (
        <Notice
          tone="danger"
          actions={
            isTokenRefused(error) && <TextLink href={paths.passwordRecovery}>{messages.requestNewLink}</TextLink>
          }
        >
          {failureText(error, { fallback: messages.failed })}
        </Notice>
      )}
      <Button type="submit" block busy={busy} busyLabel={messages.submitting}>
        {messages.submit}
      </Button>
    </Form>
  );
}

import { toFailure } from '@raiz/api-client';
import { Button, ButtonLink, Form, Notice, PasswordField, Stack, TextField, TextLink } from '@raiz/ui';
import { loginMessages as messages } from '@raiz/ui/messages/account';
import { useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { useWrite } from '../../shared/useWrite.ts';
import { useCarryEmail } from '../shared/useCarryEmail.ts';
import { logIn } from './logIn.ts';
import { isUnconfirmed, loginFailure } from './loginFailure.ts';
import { checkLogin, type LoginErrors, type LoginValues } from './loginValues.ts';
import { ResendConfirmation } from './ResendConfirmation.tsx';
import { useResend } from './useResend.ts';

export interface LoginFormProps {
  /** The e-mail typed on the page before, or an empty string. May arrive after hydration. */
  initialEmail: string;
  /** Called with the token of a successful login. */
  onLogin: (token: string) => void;
}

/** E-mail and password. A failure keeps what was typed. */
export function LoginForm({ initialEmail, onLogin }: LoginFormProps) {
  const [typed, setTyped] = useState<Partial<LoginValues>>({});
  const [submitted, setSubmitted] = useState(false);
  const [serverErrors, setServerErrors] = useState<LoginErrors>({});
  const values = { email: initialEmail, password: '', ...typed };
  const errors = submitted ? checkLogin(values) : {};
  const login = useWrite(logIn, {
    onSuccess: onLogin,
    onFailure: (error) =>
      setServerErrors(Object.fromEntries(toFailure(error).fields.map(({ field, message }) => [field, message]))),
  });
  const resend = useResend();
  const carryEmail = useCarryEmail(paths.passwordRecovery, values.email);

  function fieldProps(name: keyof LoginValues) {
    return {
      name,
      value: values[name],
      error: errors[name] ?? serverErrors[name],
      required: true,
      onChange(value: string) {
        setTyped((before) => ({ ...before, [name]: value }));
        setServerErrors((before) => ({ ...before, [name]: undefined }));
      },
    };
  }

  function submit() {
    setSubmitted(true);
    setServerErrors({});
    const { email, password } = checkLogin(values);
    if (email !== undefined || password !== undefined) return;
    // Removes the answer for the previous login; the pause goes on.
    resend.reset();
    login.run(values);
  }

  return (
    <Form busy={login.busy} onSubmit={submit}>
      <TextField {...fieldProps('email')} label={messages.email} type="email" autoComplete="email" />
      <Stack gap={8}>
        <PasswordField {...fieldProps('password')} label={messages.password} autoComplete="current-password" />
        <div>
          <TextLink look="standalone" href={paths.passwordRecovery} onClick={carryEmail}>
            {messages.forgotPassword}
          </TextLink>
        </div>
      </Stack>
      {login.status === 'error' && <Notice tone="danger">{loginFailure(login.error)}</Notice>}
      {login.status === 'error' && isUnconfirmed(login.error) && (
        <ResendConfirmation email={login.variables.email.trim()} resend={resend} />
      )}
      <Stack gap={12}>
        <Button type="submit" block busy={login.busy} busyLabel={messages.submitting}>
          {messages.submit}
        </Button>
        <ButtonLink variant="secondary" block href={paths.registration}>
          {messages.createAccount}
        </ButtonLink>
      </Stack>
    </Form>
  );
}

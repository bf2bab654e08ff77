import { Button, ButtonLink, Form, Notice, PasswordField, Stack, TextField, TextLink } from '@raiz/ui';
import { loginMessages as messages } from '@raiz/ui/messages/account';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormField } from '../../shared/form/FormField.tsx';
import { showServerErrors } from '../../shared/form/serverErrors.ts';
import { paths } from '../../shared/paths.ts';
import { useWrite } from '../../shared/useWrite.ts';
import { useCarryEmail } from '../shared/useCarryEmail.ts';
import { logIn } from './logIn.ts';
import { isUnconfirmed, loginFailure } from './loginFailure.ts';
import { checkLogin, type LoginValues } from './loginValues.ts';
import { ResendConfirmation } from './ResendConfirmation.tsx';
import { useResend } from './useResend.ts';

export interface LoginFormProps {
  /** The address known from the page before, or an empty text. */
  initialEmail: string;
  /** Called with the token of a successful login. */
  onLogin: (token: string) => void;
}

/** E-mail and password, and what the login answered. A failure keeps what was typed. */
export function LoginForm({ initialEmail, onLogin }: LoginFormProps) {
  const { control, getValues, handleSubmit, setError, setValue } = useForm<LoginValues>({
    defaultValues: {
      email: initialEmail,
      password: '',
    },
    shouldFocusError: false,
  });
  const login = useWrite(logIn, {
    onSuccess: onLogin,
    onFailure: (error) => showServerErrors(error, setError, { email: 'email', password: 'password' }),
  });
  const resend = useResend();
  const carryEmail = useCarryEmail(paths.passwordRecovery, useWatch({ control, name: 'email' }));

  // A prerendered page learns the address after it has hydrated.
  useEffect(() => {
    if (initialEmail !== '' && getValues('email') === '') setValue('email', initialEmail);
  }, [initialEmail, getValues, setValue]);

  function submit(values: LoginValues) {
    // Its answer belongs to the login before; its pause goes on.
    resend.reset();
    login.run(values);
  }

  return (
    <Form busy={login.busy} onSubmit={() => void handleSubmit(submit)()}>
      <FormField control={control} check={checkLogin} name="email">
        {(field) => <TextField {...field} label={messages.email} type="email" autoComplete="email" required />}
      </FormField>
      <Stack gap={8}>
        <FormField control={control} check={checkLogin} name="password">
          {(field) => <PasswordField {...field} label={messages.password} autoComplete="current-password" required />}
        </FormField>
        <div>
          <TextLink look="standalone" href={paths.passwordRecovery} onClick={carryEmail}>
            {messages.forgotPassword}
          </TextLink>
        </div>
      </Stack>
      {login.now.state === 'failed' && <Notice tone="danger">{loginFailure(login.error)}</Notice>}
      {login.now.state === 'failed' && isUnconfirmed(login.error) && (
        <ResendConfirmation email={login.now.input.email.trim()} resend={resend} />
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

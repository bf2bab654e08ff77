import { Button, ButtonLink, Form, Notice, PasswordField, Stack, TextField, TextLink } from '@raiz/ui';
import { loginMessages as messages } from '@raiz/ui/messages/account';
import { paths } from '../../shared/paths.ts';
import { useFormValues } from '../../shared/useFormValues.ts';
import type { Call } from '../shared/useCall.ts';
import { useCarryEmail } from '../shared/useCarryEmail.ts';
import { isUnconfirmed, loginFailure } from './loginFailure.ts';
import { checkLogin, type LoginValues } from './loginValues.ts';
import { ResendConfirmation } from './ResendConfirmation.tsx';
import { useResend } from './useResend.ts';

export interface LoginFormProps {
  /** The address known from the page before, or an empty text. */
  initialEmail: string;
  /** The request: idle, under way or failed. */
  login: Call<LoginValues, string>;
}

/** E-mail and password, and what the login answered. Nothing typed is lost by a failure. */
export function LoginForm({ initialEmail, login: { now, run } }: LoginFormProps) {
  const { values, errors, set, check } = useFormValues({ email: initialEmail, password: '' }, checkLogin);
  const resend = useResend();
  const carryEmail = useCarryEmail(paths.passwordRecovery, values.email);

  function submit() {
    if (!check()) return;
    // Its answer belongs to the login before; its pause goes on.
    resend.reset();
    run(values);
  }

  return (
    <Form busy={now.state === 'busy'} onSubmit={submit}>
      <TextField
        label={messages.email}
        type="email"
        autoComplete="email"
        required
        value={values.email}
        error={errors.email}
        onChange={(email) => set('email', email)}
      />
      <Stack gap={8}>
        <PasswordField
          label={messages.password}
          autoComplete="current-password"
          required
          value={values.password}
          error={errors.password}
          onChange={(password) => set('password', password)}
        />
        <div>
          <TextLink look="standalone" href={paths.passwordRecovery} onClick={carryEmail}>
            {messages.forgotPassword}
          </TextLink>
        </div>
      </Stack>
      {now.state === 'failed' && <Notice tone="danger">{loginFailure(now.error)}</Notice>}
      {now.state === 'failed' && isUnconfirmed(now.error) && (
        <ResendConfirmation email={now.input.email.trim()} resend={resend} />
      )}
      <Stack gap={12}>
        <Button type="submit" block busy={now.state === 'busy'} busyLabel={messages.submitting}>
          {messages.submit}
        </Button>
        <ButtonLink variant="secondary" block href={paths.registration}>
          {messages.createAccount}
        </ButtonLink>
      </Stack>
    </Form>
  );
}

import { ApiFailure, readToken, type Received, type Schemas } from '@raiz/api-client';
import { Button, ButtonLink, Form, Notice, PasswordField, Stack, TextField, TextLink } from '@raiz/ui';
import { loginMessages as messages } from '@raiz/ui/messages/account';
import { useState } from 'react';
import { api } from '../../shared/session/api.ts';
import { FormField } from '../../shared/writes/FormField.tsx';
import { FormFailure } from '../../shared/writes/FormFailure.tsx';
import { useApiForm, type Check } from '../../shared/writes/useApiForm.ts';
import { paths } from '../../shared/page/paths.ts';
import { useSecondsLeft } from '../../shared/page/timeLeft.ts';
import { useWrite, type Write } from '../../shared/writes/useWrite.ts';
import { carriedEmail, carryEmail } from '../shared/carriedEmail.ts';
import { emailError, passwordError, sentEmail } from '../shared/credentials.ts';
import { MailPreview } from '../shared/MailPreview.tsx';
import { isUnconfirmed, loginFailure } from './loginRules.ts';
import * as styles from './LoginForm.css.ts';

export interface LoginFormProps {
  /** Called with the token of a successful login. */
  onLogin: (token: string) => void;
}

type LoginValues = Schemas['Login'];

const checkLogin: Check<LoginValues> = ({ email, password }) => ({
  email: emailError(email),
  password: passwordError(password, messages.passwordMissing),
});

async function logIn({ email, password }: LoginValues): Promise<string> {
  const { data } = await api.POST('/login', { body: { email: sentEmail(email), password } });
  const token = readToken(data?.token);
  // A success without a token is a failure (docs/api-decisions.md#login).
  if (token === null) throw new ApiFailure('shape', { status: 200 });
  return token;
}

/** E-mail and password. A failure keeps the typed values. */
export function LoginForm({ onLogin }: LoginFormProps) {
  const resend = useResend();
  const form = useApiForm({
    values: { email: carriedEmail(), password: '' },
    asTyped: ['password'],
    check: checkLogin,
    send(values) {
      // Removes the answer for the previous login, but not the pause.
      resend.reset();
      return logIn(values);
    },
    failure: loginFailure,
    onSuccess: onLogin,
  });
  const { control, error, failure, busy, sent, getValues } = form;
  const unconfirmed = error !== null && sent !== null && isUnconfirmed(error) ? sentEmail(sent.email) : null;

  return (
    <Form busy={busy} onSubmit={form.submit}>
      <FormField control={control} name="email">
        {(field) => <TextField {...field} label={messages.email} type="email" autoComplete="username" required />}
      </FormField>
      <div className={styles.password}>
        <FormField control={control} name="password">
          {(field) => <PasswordField {...field} label={messages.password} autoComplete="current-password" required />}
        </FormField>
        {/* After the field in the order of the keyboard: from the e-mail to the password. */}
        <div className={styles.forgotten}>
          <TextLink href={paths.passwordRecovery} onClick={() => carryEmail(getValues('email'))}>
            {messages.forgotPassword}
          </TextLink>
        </div>
      </div>
      <FormFailure
        failure={failure}
        actions={unconfirmed !== null && <ResendButton email={unconfirmed} resend={resend} />}
      />
      {unconfirmed !== null && <ResendAnswer resend={resend} />}
      <Stack gap={12}>
        <Button type="submit" block busy={busy} busyLabel={messages.submitting}>
          {messages.submit}
        </Button>
        <ButtonLink variant="secondary" block href={paths.registration}>
          {messages.createAccount}
        </ButtonLink>
      </Stack>
    </Form>
  );
}

/** Milliseconds before another confirmation e-mail can be requested: mail takes time to arrive. */
const pause = 30_000;

type Resend = Write<string, Received<'Mensagem'> | undefined> & {
  /** Seconds until the next request is possible. */
  secondsLeft: number;
};

async function resendTo(email: string) {
  const { data } = await api.POST('/reenviar-confirmacao', { body: { email } });
  return data;
}

/** Resends the confirmation e-mail, with a pause after each success. */
function useResend(): Resend {
  const [until, setUntil] = useState<number | null>(null);
  const write = useWrite(resendTo, {
    failure: { ...loginFailure, fallback: messages.resendFailed },
    onSuccess: () => setUntil(Date.now() + pause),
  });
  const secondsLeft = useSecondsLeft(until, pause);
  return { ...write, secondsLeft };
}

interface ResendButtonProps {
  /** The unconfirmed e-mail. */
  email: string;
  resend: Resend;
}

/** In the error for an unconfirmed e-mail. */
function ResendButton({ email, resend: { busy, run, secondsLeft } }: ResendButtonProps) {
  return (
    // The seconds are not part of the alert.
    <div aria-live="off">
      <Button
        variant="secondary"
        size="small"
        pause="appears"
        busy={busy}
        busyLabel={messages.resending}
        disabled={secondsLeft > 0}
        onClick={() => run(email)}
      >
        {secondsLeft > 0 ? messages.resendAgainIn({ seconds: secondsLeft }) : messages.resend}
      </Button>
    </div>
  );
}

/** Below the error: whether the e-mail was sent. */
function ResendAnswer({ resend: { status, data, failure } }: { resend: Resend }) {
  if (failure) return <Notice tone="danger">{failure.text}</Notice>;
  if (status !== 'success') return null;
  return (
    <Notice tone="success" takeFocus>
      {data?.message || messages.resent}
      <MailPreview url={data?.preview_url} label={messages.preview} />
    </Notice>
  );
}

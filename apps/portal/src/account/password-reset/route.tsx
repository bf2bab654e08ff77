import { isAnswerLost, toFailure, type Schemas } from '@raiz/api-client';
import { readField } from '@raiz/api-client/rules';
import {
  Button,
  ButtonLink,
  FailureIcon,
  Form,
  PageLayout,
  PasswordField,
  Result,
  SuccessIcon,
  TextLink,
} from '@raiz/ui';
import { trimUnseen } from '@raiz/ui/format';
import { credentialMessages, passwordResetMessages as messages } from '@raiz/ui/messages/account';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../shared/session/api.ts';
import { FormField } from '../../shared/writes/FormField.tsx';
import { FormFailure } from '../../shared/writes/FormFailure.tsx';
import type { Check } from '../../shared/writes/useApiForm.ts';
import { paths } from '../../shared/page/paths.ts';
import { useSavedForm } from '../../shared/saved/useSavedForm.tsx';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { confirmationError, passwordError } from '../shared/credentials.ts';
import { FormPage } from '../shared/FormPage.tsx';
import { LoggedInNotice } from '../shared/LoggedInNotice.tsx';
import { UserName } from '../shared/UserName.tsx';

/** `/redefinir-senha`: chooses a new password with the token from an e-mail. */
export function Route() {
  const { token, email } = useResetLink();
  const [done, setDone] = useState<string | null>(null);
  if (done !== null) {
    return (
      <PageLayout>
        <Result
          icon={<SuccessIcon size="hero" />}
          tone="success"
          takeFocus
          heading={
            <ScreenHeader centred documentTitle={messages.title}>
              {done}
            </ScreenHeader>
          }
          actions={
            <>
              <ButtonLink block href={paths.login}>
                {messages.goToLogin}
              </ButtonLink>
              <LoggedInNotice email={email} />
            </>
          }
        />
      </PageLayout>
    );
  }
  if (token === null) {
    return (
      <PageLayout>
        <Result
          icon={<FailureIcon size="hero" />}
          tone="danger"
          heading={
            <ScreenHeader centred documentTitle={messages.title}>
              {messages.tokenMissing}
            </ScreenHeader>
          }
          actions={
            <>
              <ButtonLink block href={paths.passwordRecovery}>
                {messages.requestNewLink}
              </ButtonLink>
              <ButtonLink block variant="secondary" href={paths.login}>
                {messages.backToLogin}
              </ButtonLink>
              <LoggedInNotice />
            </>
          }
        >
          <p>{messages.tokenMissingHelp}</p>
        </Result>
      </PageLayout>
    );
  }
  return (
    <FormPage
      header={<ScreenHeader lead={messages.introduction}>{messages.title}</ScreenHeader>}
      foot={
        <>
          <TextLink variant="standalone" href={paths.login}>
            {messages.backToLogin}
          </TextLink>
          <LoggedInNotice email={email} />
        </>
      }
    >
      <PasswordResetForm token={token} email={email} onReset={(text) => setDone(text || messages.success)} />
    </FormPage>
  );
}

function inState(state: unknown, name: string): string {
  const value = readField(state, name);
  return typeof value === 'string' ? value : '';
}

/** A parameter of the link without invisible characters at its ends; a plus sign stays, as in tokens and addresses. */
function inQuery(search: string, name: string): string {
  return trimUnseen(new URLSearchParams(search.replaceAll('+', '%2B')).get(name) ?? '');
}

interface ResetLink {
  /** The token, or null. */
  token: string | null;
  /** The address of the e-mail, or an empty text if the link has none. */
  email: string;
}

/**
 * The token and the address in the e-mail's link (docs/api-decisions.md#mails). Moves them from the
 * query, which people see and share and servers log, to the navigation state, which survives a
 * reload.
 */
function useResetLink(): ResetLink {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [link] = useState<ResetLink>(() => ({
    token: inQuery(search, 'token') || inState(state, 'resetToken') || null,
    email: inQuery(search, 'email') || inState(state, 'email'),
  }));

  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has('token') && !query.has('email')) return;
    query.delete('token');
    query.delete('email');
    const { token, email } = link;
    void navigate(
      { search: query.toString() },
      { replace: true, state: token === null ? null : { resetToken: token, email } },
    );
  }, [search, link, navigate]);

  return link;
}

type ResetValues = Pick<Schemas['NovaSenha'], 'novaSenha'> & { confirmation: string };

const checkReset: Check<ResetValues> = ({ novaSenha, confirmation }) => ({
  novaSenha: passwordError(novaSenha),
  confirmation: confirmationError(novaSenha, confirmation, { differ: messages.passwordsDiffer }),
});

/** A 400 without an error of the password means an invalid token. */
function isTokenInvalid(error: unknown): boolean {
  const { status, fields } = toFailure(error);
  return status === 400 && !fields.some(({ field }) => field === 'novaSenha');
}

interface PasswordResetFormProps {
  /** The token from the e-mail. */
  token: string;
  /** The address of the e-mail, or an empty text. */
  email: string;
  /** Called with the server's message after the password has changed. */
  onReset: (text: string | null | undefined) => void;
}

/** The new password, twice. Links to a new request if the token is invalid. */
function PasswordResetForm({ token, email, onReset }: PasswordResetFormProps) {
  const form = useSavedForm({
    // Asks before the user leaves typed passwords.
    draftKey: null,
    stored: null,
    values: { novaSenha: '', confirmation: '' },
    asTyped: ['novaSenha', 'confirmation'],
    check: checkReset,
    send: ({ novaSenha }) => api.POST('/redefinir-senha', { body: { token, novaSenha } }),
    failure: { fallback: messages.failed },
    // Ends the sessions of the account, also one on this device.
    invalidates: ['/perfil'],
    onSuccess: (answer) => onReset(answer?.data?.message),
  });
  const { control, busy, error, failure, submit } = form;
  return (
    <Form busy={busy} onSubmit={submit}>
      {email !== '' && <UserName email={email} />}
      <FormField control={control} name="novaSenha">
        {(field) => <PasswordField {...field} label={messages.newPassword} autoComplete="new-password" required />}
      </FormField>
      <FormField control={control} name="confirmation">
        {(field) => (
          <PasswordField {...field} label={messages.confirmNewPassword} autoComplete="new-password" required />
        )}
      </FormField>
      <FormFailure
        failure={failure}
        actions={
          isTokenInvalid(error) ? (
            <TextLink href={paths.passwordRecovery}>{messages.requestNewLink}</TextLink>
          ) : (
            isAnswerLost(error) && credentialMessages.passwordMaybeChanged
          )
        }
      />
      <Button type="submit" block busy={busy} busyLabel={messages.submitting}>
        {messages.submit}
      </Button>
    </Form>
  );
}

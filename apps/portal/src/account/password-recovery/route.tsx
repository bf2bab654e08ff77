import { Button, Form, Notice, TextField, TextLink } from '@raiz/ui';
import { passwordRecoveryMessages as messages } from '@raiz/ui/messages/account';
import { api } from '../../shared/session/api.ts';
import { FormField } from '../../shared/writes/FormField.tsx';
import { FormFailure } from '../../shared/writes/FormFailure.tsx';
import { useApiForm } from '../../shared/writes/useApiForm.ts';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { carriedEmail, carryEmail } from '../shared/carriedEmail.ts';
import { emailError, sentEmail } from '../shared/credentials.ts';
import { FormPage } from '../shared/FormPage.tsx';
import { LoggedInNotice } from '../shared/LoggedInNotice.tsx';
import { MailPreview } from '../shared/MailPreview.tsx';

async function requestLink({ email }: { email: string }) {
  const { data } = await api.POST('/recuperar-senha', { body: { email: sentEmail(email) } });
  return data;
}

/**
 * `/recuperar-senha`: requests a link to choose a new password. The form stays after success, so
 * that the user can request the e-mail again.
 */
export function Route() {
  const { control, busy, failure, done, data, getValues, submit } = useApiForm({
    values: { email: carriedEmail() },
    check: ({ email }) => ({ email: emailError(email) }),
    send: requestLink,
    failure: { fallback: messages.failed },
  });
  return (
    <FormPage
      header={<ScreenHeader lead={messages.introduction}>{messages.title}</ScreenHeader>}
      foot={
        <>
          <TextLink variant="standalone" href={paths.login} onClick={() => carryEmail(getValues('email'))}>
            {messages.backToLogin}
          </TextLink>
          <LoggedInNotice />
        </>
      }
    >
      <Form busy={busy} onSubmit={submit}>
        <FormField control={control} name="email">
          {(field) => <TextField {...field} label={messages.email} type="email" autoComplete="username" required />}
        </FormField>
        <FormFailure failure={failure} />
        {done && (
          <Notice tone="success">
            {data?.message || messages.success}
            <MailPreview url={data?.preview_url} label={messages.preview} />
          </Notice>
        )}
        <Button type="submit" block busy={busy} busyLabel={messages.submitting}>
          {messages.submit}
        </Button>
      </Form>
    </FormPage>
  );
}

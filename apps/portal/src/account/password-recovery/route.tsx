import { failureText } from '@raiz/api-client';
import { Button, Card, Form, Notice, TextField, TextLink } from '@raiz/ui';
import { passwordRecoveryMessages as messages } from '@raiz/ui/messages/account';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { api } from '../../shared/api.ts';
import { FormField, showServerErrors } from '../../shared/form/FormField.tsx';
import { paths } from '../../shared/paths.ts';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';
import { useWrite } from '../../shared/useWrite.ts';
import { readCarriedEmail } from '../shared/carriedEmail.ts';
import { FormPage } from '../shared/FormPage.tsx';
import { PasswordSteps } from '../shared/PasswordSteps.tsx';
import { MailPreview } from '../shared/MailPreview.tsx';
import { useCarryEmail } from '../shared/useCarryEmail.ts';
import { checkRecovery, type RecoveryValues } from './recoveryValues.ts';

async function requestLink(email: string) {
  const { data } = await api.POST('/recuperar-senha', { body: { email } });
  return data;
}

/**
 * `/recuperar-senha`: requests a link to choose a new password. The form stays after success, so
 * that a lost e-mail can be sent again.
 */
export function Route() {
  const initialEmail = readCarriedEmail(useLocation().state);
  const { control, handleSubmit, setError } = useForm<RecoveryValues>({
    defaultValues: { email: initialEmail },
    shouldFocusError: false,
  });
  const { status, data, error, busy, run } = useWrite(requestLink, {
    onFailure: (failure) => showServerErrors(failure, setError, { email: 'email' }),
  });
  const submit = handleSubmit(({ email }) => run(email.trim()));
  const carryEmail = useCarryEmail(paths.login, useWatch({ control, name: 'email' }));
  return (
    <FormPage
      header={<ScreenHeader lead={messages.introduction}>{messages.title}</ScreenHeader>}
      rail={<PasswordSteps current={status === 'success' ? 2 : 1} />}
    >
      <Card>
        <Form busy={busy} onSubmit={() => submit()}>
          <FormField control={control} check={checkRecovery} name="email">
            {(field) => <TextField {...field} label={messages.email} type="email" autoComplete="email" required />}
          </FormField>
          {status === 'error' && <Notice tone="danger">{failureText(error, { fallback: messages.failed })}</Notice>}
          {status === 'success' && (
            <Notice tone="success">
              {data?.message || messages.success}
              <MailPreview url={data?.preview_url} label={messages.preview} />
            </Notice>
          )}
          <Button type="submit" block busy={busy} busyLabel={messages.submitting}>
            {messages.submit}
          </Button>
        </Form>
      </Card>
      <TextLink look="standalone" href={paths.login} onClick={carryEmail}>
        {messages.backToLogin}
      </TextLink>
    </FormPage>
  );
}

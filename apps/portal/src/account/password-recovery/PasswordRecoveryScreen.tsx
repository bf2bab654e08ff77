import { failureText, type Schemas } from '@raiz/api-client';
import { Button, Card, Form, Notice, PageLayout, Text, TextField, TextLink } from '@raiz/ui';
import { passwordRecoveryMessages as messages } from '@raiz/ui/messages/account';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useFormValues } from '../../shared/useFormValues.ts';
import { MailPreview } from '../shared/MailPreview.tsx';
import type { Call } from '../shared/useCall.ts';
import { useCarryEmail } from '../shared/useCarryEmail.ts';
import { checkRecovery } from './recoveryValues.ts';

export interface PasswordRecoveryScreenProps {
  /** The address known from the page before, or an empty text. */
  initialEmail: string;
  /** Asks for the link; the answer may hold a test e-mail. */
  request: Call<string, Schemas['Mensagem'] | undefined>;
}

/** Password recovery (spec, section 2). The form stays, so that a lost e-mail can be asked for again. */
export function PasswordRecoveryScreen({ initialEmail, request: { now, run } }: PasswordRecoveryScreenProps) {
  const { values, errors, set, check } = useFormValues({ email: initialEmail }, checkRecovery);
  const carryEmail = useCarryEmail(paths.login, values.email);
  return (
    <PageLayout width="form">
      <ScreenTitle>{messages.title}</ScreenTitle>
      <Text tone="muted">{messages.introduction}</Text>
      <Card>
        <Form busy={now.state === 'busy'} onSubmit={() => check() && run(values.email.trim())}>
          <TextField
            label={messages.email}
            type="email"
            autoComplete="email"
            required
            value={values.email}
            error={errors.email}
            onChange={(email) => set('email', email)}
          />
          {now.state === 'failed' && (
            <Notice tone="danger">{failureText(now.error, { fallback: messages.failed })}</Notice>
          )}
          {now.state === 'done' && (
            <Notice tone="success">
              {now.data?.message || messages.success}
              <MailPreview url={now.data?.preview_url} label={messages.preview} />
            </Notice>
          )}
          <Button type="submit" block busy={now.state === 'busy'} busyLabel={messages.submitting}>
            {messages.submit}
          </Button>
        </Form>
      </Card>
      <TextLink look="standalone" href={paths.login} onClick={carryEmail}>
        {messages.backToLogin}
      </TextLink>
    </PageLayout>
  );
}

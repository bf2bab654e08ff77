import { failureText, toFailure } from '@raiz/api-client';
import { Button, Form, Notice, PasswordField, TextLink } from '@raiz/ui';
import { passwordResetMessages as messages } from '@raiz/ui/messages/account';
import { paths } from '../../shared/paths.ts';
import { useFormValues } from '../../shared/useFormValues.ts';
import { checkReset } from './resetValues.ts';

export interface PasswordResetFormProps {
  /** The request is under way: the form is off and says so. */
  busy: boolean;
  /** What the last try failed with, or null. */
  failure: unknown;
  /** Sends the new password. */
  onReset: (password: string) => void;
}

/** The new password, twice. A link that is used up leads to a new one. */
export function PasswordResetForm({ busy, failure, onReset }: PasswordResetFormProps) {
  const { values, errors, set, check } = useFormValues({ password: '', confirmation: '' }, checkReset);
  const failed = failure !== null;
  const newLink = <TextLink href={paths.passwordRecovery}>{messages.requestNewLink}</TextLink>;
  return (
    <Form busy={busy} onSubmit={() => check() && onReset(values.password)}>
      <PasswordField
        label={messages.newPassword}
        autoComplete="new-password"
        required
        value={values.password}
        error={errors.password}
        onChange={(password) => set('password', password)}
      />
      <PasswordField
        label={messages.confirmNewPassword}
        autoComplete="new-password"
        required
        value={values.confirmation}
        error={errors.confirmation}
        onChange={(confirmation) => set('confirmation', confirmation)}
      />
      {failed && (
        <Notice tone="danger" actions={toFailure(failure).status === 400 ? newLink : undefined}>
          {failureText(failure, { fallback: messages.failed })}
        </Notice>
      )}
      <Button type="submit" block busy={busy} busyLabel={messages.submitting}>
        {messages.submit}
      </Button>
    </Form>
  );
}

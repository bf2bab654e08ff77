import type { Received } from '@raiz/api-client';
import { ButtonLink, Notice } from '@raiz/ui';
import { registrationMessages } from '@raiz/ui/messages/account';
import { paths } from '../../shared/paths.ts';
import { MailPreview } from '../shared/MailPreview.tsx';
import { useCarryEmail } from '../shared/useCarryEmail.ts';

const messages = registrationMessages.success;

export interface RegistrationDoneProps {
  /** Address of the confirmation e-mail. */
  email: string;
  /** The server's answer, if it had a body. */
  answer: Received<'Mensagem'> | undefined;
}

/**
 * Replaces the form after a registration: the server's message, the test e-mail and a link to
 * /login.
 */
export function RegistrationDone({ email, answer }: RegistrationDoneProps) {
  const carryEmail = useCarryEmail(paths.login, email);
  return (
    <Notice
      tone="success"
      title={messages.title}
      takeFocus
      actions={
        <ButtonLink href={paths.login} onClick={carryEmail}>
          {messages.goToLogin}
        </ButtonLink>
      }
    >
      <p>{answer?.message || messages.fallback}</p>
      <p>{messages.sentTo({ email })}</p>
      <MailPreview url={answer?.preview_url} label={messages.preview} />
    </Notice>
  );
}

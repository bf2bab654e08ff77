import { Button, Notice, Stack } from '@raiz/ui';
import { loginMessages as messages } from '@raiz/ui/messages/account';
import { MailPreview } from '../shared/MailPreview.tsx';
import { resendFailure } from './loginFailure.ts';
import type { Resend } from './useResend.ts';

export interface ResendConfirmationProps {
  /** The e-mail whose login was refused. */
  email: string;
  /** The request for another e-mail. */
  resend: Resend;
}

/** Resends the confirmation e-mail. Shown below the error for an unconfirmed e-mail. */
export function ResendConfirmation({ email, resend }: ResendConfirmationProps) {
  const { status, data, error, busy, run, secondsLeft } = resend;
  return (
    <Stack gap={12}>
      <Button
        variant="secondary"
        block
        busy={busy}
        busyLabel={messages.resending}
        disabled={secondsLeft > 0}
        onClick={() => run(email)}
      >
        {secondsLeft > 0 ? messages.resendAgainIn({ seconds: secondsLeft }) : messages.resend}
      </Button>
      {status === 'error' && <Notice tone="danger">{resendFailure(error)}</Notice>}
      {status === 'success' && (
        <Notice tone="success" takeFocus>
          {data?.message || messages.resent}
          <MailPreview url={data?.preview_url} label={messages.preview} />
        </Notice>
      )}
    </Stack>
  );
}

import { failureText, toFailure } from '@raiz/api-client';
import { serverTexts } from '@raiz/api-client/rules';
import { loginMessages as messages } from '@raiz/ui/messages/account';

/** Message for a failed login: the server's text, else ours. */
export function loginFailure(error: unknown): string {
  return failureText(error, { fallback: messages.failed, connection: messages.connectionFailed });
}

/**
 * Whether the e-mail is unconfirmed: known by the exact text, whatever the status
 * (docs/api-decisions.md#login).
 */
export function isUnconfirmed(error: unknown): boolean {
  return toFailure(error).text === serverTexts.confirmEmail;
}

/** Message for a confirmation e-mail that was not sent. */
export function resendFailure(error: unknown): string {
  return failureText(error, { fallback: messages.resendFailed, connection: messages.connectionFailed });
}

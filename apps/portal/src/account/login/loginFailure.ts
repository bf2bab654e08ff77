import { failureText, toFailure } from '@raiz/api-client';
import { serverTexts } from '@raiz/api-client/rules';
import { loginMessages as messages } from '@raiz/ui/messages/account';

/** Why a login failed, in the server's words or ours (spec, section 8). */
export function loginFailure(error: unknown): string {
  return failureText(error, { fallback: messages.failed, connection: messages.connectionFailed });
}

/** Whether the server wants the e-mail confirmed first: the one text, letter by letter, whatever the status (operations.md, section 2). */
export function isUnconfirmed(error: unknown): boolean {
  return toFailure(error).text === serverTexts.confirmEmail;
}

/** Why no new confirmation e-mail was sent. */
export function resendFailure(error: unknown): string {
  return failureText(error, { fallback: messages.resendFailed, connection: messages.connectionFailed });
}

import { toFailure } from '@raiz/api-client';
import { serverTexts } from '@raiz/api-client/rules';
import { loginMessages as messages } from '@raiz/ui/messages/account';
import { loginNeededMessages } from '@raiz/ui/messages/global';
import { readLoginState } from '../../shared/session/loginState.ts';

/** The messages for a failed login. */
export const loginFailure = { fallback: messages.failed, connection: messages.connectionFailed };

/**
 * Whether the e-mail is unconfirmed: compares the text, not the status
 * (docs/api-decisions.md#login).
 */
export function isUnconfirmed(error: unknown): boolean {
  return toFailure(error).text === serverTexts.confirmEmail;
}

/**
 * The notice for a visitor who was redirected to /login (docs/specification.md#login-needed), or
 * undefined. A page without a sentence of its own has the general one.
 */
export function noticeOf(state: unknown): string | undefined {
  const { notice, neededFor } = readLoginState(state);
  if (notice !== undefined || neededFor === undefined) return notice;
  return Object.entries(loginNeededMessages).find(([name]) => name === neededFor)?.[1] ?? loginNeededMessages.other;
}

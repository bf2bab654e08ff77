import { loginNeededMessages } from '@raiz/ui/messages/global';
import { readLoginState } from '../../shared/loginState.ts';

/**
 * The notice for a visitor who was redirected to /login (docs/specification.md#login-needed), or
 * undefined.
 */
export function noticeOf(state: unknown): string | undefined {
  const { notice, neededFor } = readLoginState(state);
  return notice ?? Object.entries(loginNeededMessages).find(([name]) => name === neededFor)?.[1];
}

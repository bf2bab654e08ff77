import { loginNeededMessages } from '@raiz/ui/messages/global';
import { readLoginState } from '../../shared/loginState.ts';

/** What the login says first to someone who was sent there (spec, section 8, Lists); undefined for everybody else. */
export function noticeOf(state: unknown): string | undefined {
  const { notice, neededFor } = readLoginState(state);
  return notice ?? Object.entries(loginNeededMessages).find(([name]) => name === neededFor)?.[1];
}

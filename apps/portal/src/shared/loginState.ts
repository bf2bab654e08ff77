import type { loginNeededMessages } from '@raiz/ui/messages/global';

/** Names of the sentences that say for which screen somebody has to enter. */
export type LoginNeededFor = keyof typeof loginNeededMessages;

/** What a page hands to /login when it sends someone there. Lives in the history entry, never in the address. */
export interface LoginState {
  /** Sentence to show as a notice: why the person is here. */
  notice?: string;
  /** The same by the screen that needs a login, whose sentence only /login has to know. */
  neededFor?: LoginNeededFor;
  /** Path and query the person was going to. */
  from?: string;
  /** The session still stands (an admin page could not check it): /login must not send on to /perfil by itself. */
  stay?: boolean;
}

function field(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

/** What was read: `neededFor` is any text, for whoever knows the sentences. */
type ReadLoginState = Omit<LoginState, 'neededFor'> & { neededFor?: string };

/** Reads the state of a history entry; anything unknown is left out. `from` must be a path of ours. */
export function readLoginState(state: unknown): ReadLoginState {
  const notice = field(state, 'notice');
  const neededFor = field(state, 'neededFor');
  const from = field(state, 'from');
  return {
    ...(typeof notice === 'string' ? { notice } : {}),
    ...(typeof neededFor === 'string' ? { neededFor } : {}),
    ...(typeof from === 'string' && /^\/(?!\/)/.test(from) ? { from } : {}),
    ...(field(state, 'stay') === true ? { stay: true } : {}),
  };
}

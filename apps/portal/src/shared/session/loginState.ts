import type { loginNeededMessages } from '@raiz/ui/messages/global';

/** Keys of the notices that say which page needs a login. */
export type LoginNeededFor = keyof typeof loginNeededMessages;

/** Navigation state for /login. Never in the address. */
export interface LoginState {
  /** The notice to show. */
  notice?: string;
  /** Key of the notice to show, so that only /login loads the texts. */
  neededFor?: LoginNeededFor;
  /** Path and query of the page that needs the login. */
  from?: string;
  /**
   * The session is still valid (an admin page could not check it): /login must not redirect to
   * /perfil.
   */
  stay?: boolean;
}

function field(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

/** `LoginState` as read: `neededFor` may be any text. */
type ReadLoginState = Omit<LoginState, 'neededFor'> & { neededFor?: string };

/** Reads the navigation state and ignores anything unknown. `from` must be a path of the portal. */
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

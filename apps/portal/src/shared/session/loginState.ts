import { readField, safePath } from '@raiz/api-client/rules';
import { createPath, type Path } from 'react-router-dom';
import type { PageName } from '../page/paths.ts';

/** The page that needs a login; all pages for administrators share a notice. */
export type LoginNeededFor = PageName | 'admin' | 'other';

/** Navigation state for /login. Never in the address. */
export interface LoginState {
  /** The notice to show. */
  notice?: string;
  /** The page whose notice to show, so that only /login loads the texts. */
  neededFor?: LoginNeededFor;
  /** Made by `returnPath`: path, query and anchor of the page that needs the login. */
  from?: string;
  /**
   * The session is still valid (an admin page could not check it): /login must not redirect to
   * /perfil.
   */
  stay?: boolean;
}

/** The value of `from` for a page: its path, query and anchor. */
export function returnPath({ pathname, search, hash }: Path): string {
  return createPath({ pathname, search, hash });
}

/** `LoginState` as read: `neededFor` may be any text. */
type ReadLoginState = Omit<LoginState, 'neededFor'> & { neededFor?: string };

/** Reads the navigation state and ignores anything unknown. `from` must be a path of the portal. */
export function readLoginState(state: unknown): ReadLoginState {
  const notice = readField(state, 'notice');
  const neededFor = readField(state, 'neededFor');
  const from = safePath(readField(state, 'from'));
  return {
    ...(typeof notice === 'string' ? { notice } : {}),
    ...(typeof neededFor === 'string' ? { neededFor } : {}),
    ...(from !== null ? { from } : {}),
    ...(readField(state, 'stay') === true ? { stay: true } : {}),
  };
}

/**
 * The part of the state to pass on from /login to registration or password recovery and back: the
 * user still returns to the page that needed the login.
 */
export function pickReturnPath(state: unknown): Pick<LoginState, 'from'> {
  const { from } = readLoginState(state);
  return from === undefined ? {} : { from };
}

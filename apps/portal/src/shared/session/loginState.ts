import { readField, safePath } from '@raiz/api-client/rules';
import { createPath, type Path } from 'react-router-dom';
import type { PageName } from '../page/paths.ts';
import { nobody } from './sessionEnd.ts';

/** The page that needs a login; all pages for administrators share a notice. */
type LoginNeededFor = PageName | 'admin' | 'other';

/** Navigation state for /login. Never in the address. */
export interface LoginState {
  /** The notice to show. */
  notice?: string;
  /** The page whose notice to show, so that only /login loads the texts. */
  neededFor?: LoginNeededFor;
  /** Made by `wayBack`: path, query and anchor of the page that needs the login. */
  from?: string;
  /** Id of the person whose session ended there: `from` is only for that person. */
  owner?: number;
  /**
   * The session is still valid (an admin page could not check it): /login must not redirect to
   * /perfil.
   */
  stay?: boolean;
}

/** The way back to a page: its path, query and anchor. */
type WayBack = Pick<LoginState, 'from' | 'owner'>;

/**
 * The way back to a page.
 * @param owner Id of the person whose session ended there, or `nobody`; null when there was no session.
 */
export function wayBack({ pathname, search, hash }: Path, owner: number | null): WayBack {
  if (owner === nobody) return {};
  return { from: createPath({ pathname, search, hash }), ...(owner !== null && { owner }) };
}

/** `LoginState` as read: `neededFor` may be any text. */
type ReadLoginState = Omit<LoginState, 'neededFor'> & { neededFor?: string };

/** Reads the navigation state and ignores anything unknown. `from` must be a path of the portal. */
export function readLoginState(state: unknown): ReadLoginState {
  const notice = readField(state, 'notice');
  const neededFor = readField(state, 'neededFor');
  const from = safePath(readField(state, 'from'));
  const owner = readField(state, 'owner');
  return {
    ...(typeof notice === 'string' ? { notice } : {}),
    ...(typeof neededFor === 'string' ? { neededFor } : {}),
    ...(from !== null ? { from } : {}),
    ...(typeof owner === 'number' ? { owner } : {}),
    ...(readField(state, 'stay') === true ? { stay: true } : {}),
  };
}

/**
 * The part of the state to pass on from /login to registration or password recovery and back: the
 * user still returns to the page that needed the login.
 */
export function pickWayBack(state: unknown): WayBack {
  const { from, owner } = readLoginState(state);
  return { ...(from !== undefined && { from }), ...(owner !== undefined && { owner }) };
}

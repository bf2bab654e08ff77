import { sessionMessages } from '@raiz/ui/messages/global';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from '../shared/router/index.ts';
import type { LoginNeededFor, LoginState } from '../shared/loginState.ts';
import { paths } from '../shared/paths.ts';
import { lastSessionEnd } from '../shared/sessionEnd.ts';
import { useSession } from '../shared/useSession.ts';

export interface SessionGateProps {
  /** By which sentence /login tells someone who arrives without a token why. @default that for any page */
  notice?: LoginNeededFor;
  /** Drawn for people with a session alone. */
  children: ReactNode;
}

/**
 * Shows a page only to someone with a token; everyone else goes to /login, which says why (spec, section 6).
 * A session that ends while the page is open leads there too: told in words after a 401, silently after Sair.
 */
export function SessionGate({ notice = 'other', children }: SessionGateProps) {
  const token = useSession();
  const { pathname, search } = useLocation();
  const [arrivedWithToken] = useState(token !== null);

  if (token !== null) return children;
  const left = arrivedWithToken && lastSessionEnd() === 'left';
  const why: LoginState = arrivedWithToken ? { notice: sessionMessages.ended } : { neededFor: notice };
  const state: LoginState = left ? {} : { ...why, from: pathname + search };
  return <Navigate to={paths.login} replace state={state} />;
}

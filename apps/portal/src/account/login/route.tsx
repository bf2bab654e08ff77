import { session } from '@raiz/api-client';
import { useHydrated } from '@raiz/ui';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { readLoginState } from '../../shared/loginState.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/useSession.ts';
import { readCarriedEmail } from '../shared/carriedEmail.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { noticeOf } from './noticeOf.ts';

/** `/login`: a logged-in visitor, and one who just logged in, goes on to /perfil (spec, section 2). */
export function Route() {
  const location = useLocation();
  // The prerendered page is that of a visit without a history.
  const state: unknown = useHydrated() ? location.state : null;
  const { from, stay = false } = readLoginState(state);
  const notice = noticeOf(state);
  const isLoggedIn = useSession() !== null;
  const [justLoggedIn, setJustLoggedIn] = useState(false);

  // Someone sent here with a session that still stands goes on only by logging in again.
  if (isLoggedIn && (!stay || justLoggedIn)) {
    return <Navigate to={paths.profile} replace state={from === undefined ? null : { from }} />;
  }
  return (
    <LoginScreen
      initialEmail={readCarriedEmail(state)}
      onLogin={(token) => {
        setJustLoggedIn(true);
        session.start(token);
      }}
      {...(notice === undefined ? {} : { notice })}
      {...(stay && from !== undefined ? { retryHref: from } : {})}
    />
  );
}

import { session } from '@raiz/api-client';
import { ButtonLink, Notice, useHydrated } from '@raiz/ui';
import { loginMessages as messages } from '@raiz/ui/messages/account';
import { errorMessages } from '@raiz/ui/messages/global';
import { useState } from 'react';
import { matchPath, Navigate, parsePath, useLocation } from 'react-router-dom';
import { pickWayBack, readLoginState } from '../../shared/session/loginState.ts';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { FormPage } from '../shared/FormPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { noticeOf } from './loginRules.ts';

/** `/login`: redirects to /perfil after a login, and when the visitor is already logged in. */
export function Route() {
  const location = useLocation();
  // The build prerenders the page without navigation state.
  const state: unknown = useHydrated() ? location.state : null;
  const { from, stay = false } = readLoginState(state);
  const notice = noticeOf(state);
  const isLoggedIn = useSession() !== null;
  const [justLoggedIn, setJustLoggedIn] = useState(false);

  // With `stay`, a valid session redirects only after another login.
  if (isLoggedIn && (!stay || justLoggedIn)) {
    return <AfterLogin state={state} />;
  }

  function logIn(token: string) {
    setJustLoggedIn(true);
    session.start(token);
  }

  return (
    <div data-visitors>
      <FormPage
        header={<ScreenHeader>{messages.title}</ScreenHeader>}
        notice={
          notice !== undefined && (
            <Notice actions={stay && from ? <ButtonLink href={from}>{errorMessages.retry}</ButtonLink> : undefined}>
              {notice}
            </Notice>
          )
        }
      >
        <LoginForm onLogin={logIn} />
      </FormPage>
    </div>
  );
}

/**
 * Redirects to the profile with a link back, or to the part of the profile that the user opened
 * (docs/specification.md#login-needed).
 */
function AfterLogin({ state }: { state: unknown }) {
  const way = pickWayBack(state);
  const { from } = way;
  if (from === undefined) return <Navigate to={paths.profile} replace />;
  const isProfile = matchPath(paths.profile, parsePath(from).pathname ?? '') !== null;
  return isProfile ? <Navigate to={from} replace /> : <Navigate to={paths.profile} replace state={way} />;
}

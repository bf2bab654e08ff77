import { Navigate, useLocation } from '../../shared/router/index.ts';
import { readLoginState } from '../../shared/loginState.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/useSession.ts';
import { readCarriedEmail } from '../shared/carriedEmail.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { noticeOf } from './noticeOf.ts';
import { useLogin } from './useLogin.ts';

/** `/login`: a logged-in visitor, and one who just logged in, goes on to /perfil (spec, section 2). */
export function Route() {
  const { state } = useLocation();
  const { from, stay = false } = readLoginState(state);
  const notice = noticeOf(state);
  const token = useSession();
  const login = useLogin();

  // Someone sent here with a session that still stands goes on only by logging in again.
  if (token !== null && (!stay || login.now.state === 'done')) {
    return <Navigate to={paths.profile} replace state={from === undefined ? null : { from }} />;
  }
  return (
    <LoginScreen
      initialEmail={readCarriedEmail(state)}
      login={login}
      {...(notice === undefined ? {} : { notice })}
      {...(stay && from !== undefined ? { retryHref: from } : {})}
    />
  );
}

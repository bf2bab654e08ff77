import { sessionMessages } from '@raiz/ui/messages/global';
import { Fragment, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { paths } from '../shared/page/paths.ts';
import { type LoginState, returnPath } from '../shared/session/loginState.ts';
import { sessionEnd, useSession } from '../shared/session/useSession.ts';
import { isPageHandle, openedWithSession } from './page.tsx';

/**
 * Layout route of the pages that read from the API. A new token (a login in another tab) remounts
 * the page, because its pending requests belong to the previous person. The end of a session does
 * not: `MemberGate` handles it.
 */
export function RemountOnUserChange() {
  const token = useSession();
  const [owner, setOwner] = useState({ token, visits: 0 });
  if (token !== null && token !== owner.token) {
    // A visitor's page has no previous person: it stays, with the typed text.
    setOwner({ token, visits: owner.visits + (owner.token === null ? 0 : 1) });
  }
  return (
    <Fragment key={owner.visits}>
      <Outlet />
    </Fragment>
  );
}

/**
 * Layout route of the pages for members. Without a token it redirects to /login, which says why
 * (docs/specification.md#login-needed). A session that ends while a page is open redirects too:
 * with a sentence after a 401, without one after Sair. A component and not a loader, because
 * `redirect` cannot carry the notice in the navigation state.
 */
export function MemberGate() {
  const token = useSession();
  const location = useLocation();
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  // The loader has started the reads: their 401 may come before the page mounts.
  const [arrivedWithToken] = useState(token !== null || loaderData === openedWithSession);

  if (token !== null) return <Outlet />;
  const loggedOut = arrivedWithToken && sessionEnd.get() === 'loggedOut';
  const neededFor = (isPageHandle(handle) && handle.neededFor) || 'other';
  const why: LoginState = arrivedWithToken ? { notice: sessionMessages.ended } : { neededFor };
  const state: LoginState = loggedOut ? {} : { ...why, from: returnPath(location) };
  return <Navigate to={paths.login} replace state={state} />;
}

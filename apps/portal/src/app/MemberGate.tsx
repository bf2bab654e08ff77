import { sessionMessages } from '@raiz/ui/messages/global';
import { Fragment, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { paths } from '../shared/page/paths.ts';
import { type LoginState, wayBack } from '../shared/session/loginState.ts';
import { hasExpired, memberOfTab } from '../shared/session/sessionEnd.ts';
import { usePersonNumber, useSession } from '../shared/session/useSession.ts';
import { openedWithSession, usePage } from './page.tsx';

/**
 * Layout route of the pages that read from the API. A new token (a login in another tab) remounts
 * the page, because its pending requests belong to the previous person. The end of a session does
 * not: `MemberGate` handles it. Nor does a visitor's login: the page has no previous person.
 */
export function RemountOnUserChange() {
  return (
    <Fragment key={usePersonNumber()}>
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
  const isOpened = useNavigationType() !== 'POP';
  const page = usePage();
  const loaderData = useMatches().at(-1)?.loaderData;
  // The loader has started the reads: their 401 may come before the page mounts.
  const [arrivedWithToken] = useState(token !== null || loaderData === openedWithSession);

  if (token !== null) return <Outlet />;
  const loggedOut = arrivedWithToken && !hasExpired();
  const neededFor = page?.access === 'admin' ? 'admin' : (page?.name ?? 'other');
  const why: LoginState = arrivedWithToken ? { notice: sessionMessages.ended } : { neededFor };
  // Also a page of the tab's history, or of a tab that the browser opened again, is that of the last person.
  const owner = arrivedWithToken || !isOpened ? memberOfTab() : null;
  const state: LoginState = loggedOut ? {} : { ...why, ...wayBack(location, owner) };
  return <Navigate to={paths.login} replace state={state} />;
}

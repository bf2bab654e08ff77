import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../shared/reads/queries.ts';
import { useSession } from '../shared/useSession.ts';

/**
 * Layout route of the pages that read from the API. A new token (a login in another tab) remounts
 * the page, because its pending requests belong to the previous person. The end of a session does
 * not: `MemberGate` handles it.
 */
export function Route() {
  const token = useSession();
  const [owner, setOwner] = useState({ token, visits: 0 });
  if (token !== null && token !== owner.token) {
    // A visitor's page has no previous person: it stays, with the typed text.
    setOwner({ token, visits: owner.visits + (owner.token === null ? 0 : 1) });
  }
  return (
    <QueryClientProvider client={queryClient}>
      <Fragment key={owner.visits}>
        <Outlet />
      </Fragment>
    </QueryClientProvider>
  );
}

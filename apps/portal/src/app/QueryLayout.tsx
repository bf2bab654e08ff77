import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../shared/queries.ts';
import { useSession } from '../shared/useSession.ts';

/**
 * Layout route of the pages that read from the API. A token of another person (a login in another
 * tab) remounts the page, because what it waits for belongs to the person before. The end of a
 * session does not: where that leads is for the gate to say.
 */
export function Route() {
  const token = useSession();
  const [owner, setOwner] = useState({ token, visits: 0 });
  if (token !== null && token !== owner.token) {
    // A visitor's page belongs to no other person: it stays, with what was typed.
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

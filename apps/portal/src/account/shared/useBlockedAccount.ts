import { session, toFailure } from '@raiz/api-client';
import { useLayoutEffect } from 'react';
import { noteSessionEnd } from '../../shared/sessionEnd.ts';

/** Whether a failure is the 403 that the profile's calls answer to a blocked account (operations.md, 1.3). */
function isForbidden(error: unknown): boolean {
  return error !== null && toFailure(error).status === 403;
}

/**
 * On the profile a 403 ends the session like a 401 (spec, section 6): the token goes, and the page's gate leads to /login.
 * @param errors What the page's calls failed with; null where they did not.
 */
export function useBlockedAccount(errors: readonly unknown[]): void {
  const blocked = errors.some(isForbidden);

  // Before the browser paints a failure that nobody is to read.
  useLayoutEffect(() => {
    if (!blocked) return;
    noteSessionEnd('expired');
    session.end();
  }, [blocked]);
}

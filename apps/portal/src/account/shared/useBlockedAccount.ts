import { toFailure } from '@raiz/api-client';
import { useLayoutEffect } from 'react';
import { expireSession } from '../../shared/session/sessionEnd.ts';

/** Whether a failure is the 403 of a blocked account (docs/api-decisions.md#common-errors). */
function isForbidden(error: unknown): boolean {
  return error !== null && toFailure(error).status === 403;
}

/**
 * On the profile a 403 ends the session like a 401 (docs/specification.md#session): `MemberGate`
 * then redirects to /login.
 * @param errors Errors of the page's calls; null for calls that did not fail.
 */
export function useBlockedAccount(errors: readonly unknown[]): void {
  const blocked = errors.some(isForbidden);

  // A layout effect, so that the browser never paints the failure.
  useLayoutEffect(() => {
    if (blocked) expireSession();
  }, [blocked]);
}

import { readField } from '@raiz/api-client/rules';
import type { MouseEvent } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import { dropUnseen } from '@raiz/ui/format';
import { pickWayBack } from '../../shared/session/loginState.ts';

/**
 * The e-mail from the previous page, or an empty string, so that the user need not type it twice
 * (WCAG 3.3.7). It is in the navigation state, never in the address.
 */
export function readCarriedEmail(state: unknown): string {
  const email = readField(state, 'email');
  return typeof email === 'string' ? email : '';
}

/**
 * Click handler for a link to another page: passes the e-mail in the navigation state, for
 * `readCarriedEmail`, with the return path. Ignores clicks that open a new tab or window.
 */
export function useCarryEmail(to: string, email: string): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { state }: { state: unknown } = useLocation();
  return useLinkClickHandler(to, { replace: false, state: { ...pickWayBack(state), email: dropUnseen(email) } });
}

import { readField } from '@raiz/api-client/rules';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dropUnseen } from '@raiz/ui/format';
import { keptWayBack } from '../../shared/session/loginState.ts';

/**
 * The e-mail from the previous page, or an empty string, so that it is not typed twice (WCAG
 * 3.3.7). It is in the navigation state and never in the address.
 */
export function readCarriedEmail(state: unknown): string {
  const email = readField(state, 'email');
  return typeof email === 'string' ? email : '';
}

/**
 * Click handler for a link to another page: passes the e-mail in the navigation state, for
 * `readCarriedEmail`, beside the way back. Ignores clicks that open a new tab or window.
 */
export function useCarryEmail(to: string, email: string): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to, { state: { ...keptWayBack(state), email: dropUnseen(email) } });
  };
}

import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Click handler for a link to another page: passes the e-mail in the navigation state, for
 * `readCarriedEmail`. Ignores clicks that open a new tab or window.
 */
export function useCarryEmail(to: string, email: string): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to, { state: { email: email.trim() } });
  };
}

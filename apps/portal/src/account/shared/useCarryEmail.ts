import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * A click handler for a link to another page of ours: hands the e-mail over in the history entry, where
 * `readCarriedEmail` finds it. Clicks that ask for a new tab or window are left to the browser.
 */
export function useCarryEmail(to: string, email: string): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to, { state: { email: email.trim() } });
  };
}

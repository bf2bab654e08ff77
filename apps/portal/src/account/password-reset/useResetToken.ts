import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

function fromState(state: unknown): string | null {
  const token: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'resetToken') : null;
  return typeof token === 'string' && token !== '' ? token : null;
}

/**
 * The token of the link in the e-mail, or null without one. It is read once and then leaves the address bar, where it
 * would be seen, shared and logged; the history entry keeps it, so that a reload does not lose it.
 */
export function useResetToken(): string | null {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token') || fromState(state));

  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has('token')) return;
    query.delete('token');
    void navigate(
      { search: query.toString() },
      { replace: true, state: token === null ? null : { resetToken: token } },
    );
  }, [search, token, navigate]);

  return token;
}

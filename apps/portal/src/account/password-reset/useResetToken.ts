import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

function fromState(state: unknown): string | null {
  const token: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'resetToken') : null;
  return typeof token === 'string' && token !== '' ? token : null;
}

/**
 * The token of the link in the e-mail, or null. Moves it from the query, where it would be seen,
 * shared and logged, to the navigation state, which survives a reload.
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

import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Navigates after a delay in milliseconds (docs/specification.md#redirect-delays). Unmounting
 * cancels.
 */
export function useDelayedNavigate(): (to: string, delay: number) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(
    (to, delay) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => navigate(to), delay);
    },
    [navigate],
  );
}

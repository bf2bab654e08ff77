import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to another page after so many milliseconds, the spec's redirect delays (section 9). Leaving the page before cancels it. */
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

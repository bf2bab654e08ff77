import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasUnsaved } from '../unsaved/unsavedWork.ts';

/**
 * Navigates after a delay in milliseconds (docs/specification.md#redirect-delays). Unmounting
 * cancels, and so do unsaved changes by then.
 */
export function useDelayedNavigate(): (to: string, delay: number) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(
    (to, delay) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // The user has typed since the save.
        if (!hasUnsaved()) void navigate(to);
      }, delay);
    },
    [navigate],
  );
}

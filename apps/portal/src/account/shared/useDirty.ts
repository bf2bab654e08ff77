import { useEffect } from 'react';

/**
 * Tells whoever opened a form whether it holds something unsaved; it holds nothing once it is gone.
 * @param tell Should stay the same function from one drawing to the next.
 */
export function useDirty(dirty: boolean, tell: (dirty: boolean) => void): void {
  useEffect(() => {
    tell(dirty);
    return () => tell(false);
  }, [dirty, tell]);
}

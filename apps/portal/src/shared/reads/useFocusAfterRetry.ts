import { useEffect, useRef } from 'react';
import { focusTitle } from './focusTitle.ts';

/**
 * Moves the focus to the page's title after a retry that worked, because the retry button is gone.
 * @param failed Whether the page shows a load failure now.
 */
export function useFocusAfterRetry(failed: boolean): void {
  const failedBefore = useRef(failed);

  useEffect(() => {
    if (failedBefore.current && !failed) focusTitle();
    failedBefore.current = failed;
  }, [failed]);
}

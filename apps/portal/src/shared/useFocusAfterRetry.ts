import { useEffect, useRef } from 'react';
import { focusTitle } from './focusTitle.ts';

/**
 * After a retry that worked, the button that had the focus is gone: the page's title takes it, so that nobody is lost.
 * @param failed Whether the page shows a load failure now.
 */
export function useFocusAfterRetry(failed: boolean): void {
  const failedBefore = useRef(failed);

  useEffect(() => {
    if (failedBefore.current && !failed) focusTitle();
    failedBefore.current = failed;
  }, [failed]);
}

import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at each rendering, which does what the newest one does: for rows that are not to be drawn anew without need. */
export function useStable<Values extends unknown[]>(act: (...values: Values) => void): (...values: Values) => void {
  const newest = useRef(act);

  useLayoutEffect(() => {
    newest.current = act;
  });

  return useCallback((...values: Values) => newest.current(...values), []);
}

import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same across renders and calls the latest `act`, so that memoized rows
 * do not render again. For event handlers; for effects use `useEffectEvent`.
 */
export function useEventCallback<Values extends unknown[]>(
  act: (...values: Values) => void,
): (...values: Values) => void {
  const latest = useRef(act);

  useLayoutEffect(() => {
    latest.current = act;
  });

  return useCallback((...values: Values) => latest.current(...values), []);
}

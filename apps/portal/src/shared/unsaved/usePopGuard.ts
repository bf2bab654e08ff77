import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '../router/index.ts';
import { hasUnsaved, leave } from './leaving.ts';

/** The number that the router gives each history entry of ours; null for entries of other pages. */
function placeOf(state: unknown): number | null {
  const idx: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : null;
  return typeof idx === 'number' ? idx : null;
}

/**
 * Asks before the browser's back and forward leave unsaved work. Nobody can forbid them, so the step is taken back before the router
 * hears of it, and taken again when the person says so.
 */
export function usePopGuard(): void {
  const { key } = useLocation();
  const place = useRef<number | null>(null);

  useEffect(() => {
    place.current = placeOf(window.history.state);
  }, [key]);

  // Before the router, which listens at the same place: a window calls its listeners in the order they came, and the effects of what
  // the router draws come before its own.
  useLayoutEffect(() => {
    let isReturning = false;

    function onPop(event: PopStateEvent) {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      const [here, there] = [place.current, placeOf(event.state)];
      if (!hasUnsaved() || here === null || there === null || here === there) return;
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(here - there);
      leave(() => window.history.go(there - here));
    }

    window.addEventListener('popstate', onPop, true);
    return () => window.removeEventListener('popstate', onPop, true);
  }, []);
}

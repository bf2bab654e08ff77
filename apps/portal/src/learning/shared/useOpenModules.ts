import { useCallback, useEffect, useState } from 'react';
import { allOpen, withAll, withFewMore, withOne, type OpenState } from './openModules.ts';

/** Which modules of a list are open, and how to change that. */
export interface OpenModules {
  isOpen: (id: number) => boolean;
  /** All are open or about to open. */
  allOpen: boolean;
  /** Opens or closes one. The same function at each render. */
  toggle: (id: number, opens: boolean) => void;
  /** Opens all in batches, or closes all at once. */
  toggleAll: () => void;
}

/** Keeps which modules are open. @param openAtFirst the one of `ids` that is open at first */
export function useOpenModules(ids: readonly number[], openAtFirst: number | undefined): OpenModules {
  const [state, setState] = useState<OpenState>({
    open: new Set(openAtFirst === undefined ? [] : [openAtFirst]),
    waiting: [],
  });

  useEffect(() => {
    if (state.waiting.length === 0) return;
    // The page stays responsive between two batches, even with thousands of lessons.
    const timer = setTimeout(() => setState(withFewMore));
    return () => clearTimeout(timer);
  }, [state]);

  const toggle = useCallback((id: number, opens: boolean) => setState((before) => withOne(before, id, opens)), []);

  return {
    isOpen: (id) => state.open.has(id),
    allOpen: allOpen(state, ids),
    toggle,
    toggleAll: () => setState((before) => withAll(before, ids)),
  };
}

import { useCallback, useEffect, useState } from 'react';
import { allOpen, withAll, withFewMore, withOne, type OpenState } from './openModules.ts';
import type { Module } from './courseQuery.ts';

/** Which modules of a list are open, and the ways to change that. */
export interface OpenModules {
  isOpen: (id: number) => boolean;
  /** All are open, or on their way. */
  allOpen: boolean;
  /** Opens or closes one; always the same function. */
  toggle: (id: number, opens: boolean) => void;
  /** Opens all, a few at a time, or closes all at once. */
  toggleAll: () => void;
}

/** Keeps which modules are open. @param openAtFirst the one that is open at first */
export function useOpenModules(modules: readonly Module[], openAtFirst: number | undefined): OpenModules {
  const [state, setState] = useState<OpenState>({
    open: new Set(openAtFirst === undefined ? [] : [openAtFirst]),
    waiting: [],
  });
  const ids = modules.map(({ id }) => id);

  useEffect(() => {
    if (state.waiting.length === 0) return;
    // Between two lots the page is drawn, scrolled and typed into: thousands of lessons must not hold it up.
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

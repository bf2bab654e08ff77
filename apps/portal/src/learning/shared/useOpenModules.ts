import { useCallback, useEffect, useState } from 'react';
import { useEntryMemory } from '../../shared/page/EntryMemory.tsx';
import { allOpen, type OpenState, withAll, withFewMore, withOne } from './openModules.ts';

/** The open modules of a list, and the functions that change them. */
interface OpenModules {
  isOpen: (id: string) => boolean;
  /** All are open or about to open. */
  allOpen: boolean;
  /** Opens or closes one. Stable across renders. */
  toggle: (id: string, opens: boolean) => void;
  /** Opens all in batches, or closes all at once. */
  toggleAll: () => void;
}

/**
 * The state of the open modules, by key; back and forward show it again.
 * @param openAtFirst those of `ids` that are open at first
 * @param list name of the list, for a page with two
 */
export function useOpenModules(ids: readonly string[], openAtFirst: readonly string[], list: string): OpenModules {
  const { openItems } = useEntryMemory();
  const [state, setState] = useState<OpenState>(() => ({
    open: new Set(openItems.get(list) ?? openAtFirst),
    waiting: [],
  }));

  useEffect(() => {
    openItems.set(list, [...state.open, ...state.waiting]);
    if (state.waiting.length === 0) return;
    // Yields between two batches, so that the page stays responsive with thousands of lessons.
    const timer = setTimeout(() => setState(withFewMore));
    return () => clearTimeout(timer);
  }, [state, openItems, list]);

  const toggle = useCallback((id: string, opens: boolean) => setState((before) => withOne(before, id, opens)), []);

  return {
    isOpen: (id) => state.open.has(id),
    allOpen: allOpen(state, ids),
    toggle,
    toggleAll: () => setState((before) => withAll(before, ids)),
  };
}

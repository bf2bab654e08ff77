import { useCallback, useEffect, useState } from 'react';
import { useEntryMemory } from '../../shared/page/EntryMemory.tsx';

/** Modules per batch: about 200 lessons of a large course, fast enough for a slow phone. */
const batchSize = 5;

/** The open modules of a list. */
export interface OpenState {
  open: ReadonlySet<string>;
  /** Modules to open next, in this order. */
  waiting: readonly string[];
}

/** Opens the next batch of waiting modules. */
export function withFewMore({ open, waiting }: OpenState): OpenState {
  return { open: new Set([...open, ...waiting.slice(0, batchSize)]), waiting: waiting.slice(batchSize) };
}

/** Opens or closes one module, and removes it from the waiting ones. */
export function withOne({ open, waiting }: OpenState, id: string, opens: boolean): OpenState {
  const others = [...open].filter((one) => one !== id);
  return { open: new Set(opens ? [...others, id] : others), waiting: waiting.filter((one) => one !== id) };
}

/** Whether all are open or waiting. */
export function allOpen({ open, waiting }: OpenState, ids: readonly string[]): boolean {
  return ids.every((id) => open.has(id) || waiting.includes(id));
}

/** Starts to open all in batches from the top, or closes all at once. */
export function withAll(state: OpenState, ids: readonly string[]): OpenState {
  if (allOpen(state, ids)) return { open: new Set(), waiting: [] };
  return withFewMore({ open: state.open, waiting: ids.filter((id) => !state.open.has(id)) });
}

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

/** The only list of modules of its page. */
const list = 'modules';

/**
 * The state of the open modules, by key; back and forward show it again.
 * @param openAtFirst the one of `ids` that is open at first
 */
export function useOpenModules(ids: readonly string[], openAtFirst: string | undefined): OpenModules {
  const { openItems } = useEntryMemory();
  const [state, setState] = useState<OpenState>(() => ({
    open: new Set(openItems.get(list) ?? (openAtFirst === undefined ? [] : [openAtFirst])),
    waiting: [],
  }));

  useEffect(() => {
    openItems.set(list, [...state.open, ...state.waiting]);
    if (state.waiting.length === 0) return;
    // Yields between two batches, so that the page stays responsive with thousands of lessons.
    const timer = setTimeout(() => setState(withFewMore));
    return () => clearTimeout(timer);
  }, [state, openItems]);

  const toggle = useCallback((id: string, opens: boolean) => setState((before) => withOne(before, id, opens)), []);

  return {
    isOpen: (id) => state.open.has(id),
    allOpen: allOpen(state, ids),
    toggle,
    toggleAll: () => setState((before) => withAll(before, ids)),
  };
}

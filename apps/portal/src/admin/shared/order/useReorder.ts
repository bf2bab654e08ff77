import type { ReadPath } from '@raiz/api-client';
import { useLayoutEffect, useRef, useState } from 'react';
import { invalidate } from '../../../shared/reads/queries.ts';
import { knownRows } from '../../../shared/reads/rows.ts';
import { inOrder, isMovable, moved, renumbered, withMovable, type Movable, type Placed } from './order.ts';

/** Where an entry was moved to, for the announcement. */
export interface Move {
  title: string;
  /** Its place in the list, from 1. */
  position: number;
  total: number;
}

/** A list in its order, and how to change it. */
export interface Reorder<Item> {
  /** Shows a new order at once, before it is stored. Null while there is no list. */
  items: readonly Item[] | null;
  /** Moves an entry to a place among those that can be moved, from 0. */
  move: (id: number, place: number) => void;
}

/** Options of `useReorder`. */
export interface ReorderOptions<Item> {
  /** Stores the position of one entry. */
  send: (item: Item & Movable, position: number) => Promise<unknown>;
  /** Paths of the reads that a new order changes. */
  invalidates: readonly ReadPath[];
  /** Called with each move, before it is stored. */
  onMoved: (move: Move) => void;
  /** Called when a new order could not be stored, and is undone. */
  onFailed: () => void;
}

interface Wanted<Item> {
  items: readonly Item[];
  /** The list that this order was made from: a newer one from the server replaces it. */
  base: readonly (Item | null)[];
}

/**
 * Reorders modules or lessons. Shows a move at once and sends one request after another, only for
 * changed positions; further moves join the queue. When a request fails, undoes those before it and
 * shows the old order.
 */
export function useReorder<Item extends Placed>(
  list: readonly (Item | null)[] | null,
  { send, invalidates, onMoved, onFailed }: ReorderOptions<Item>,
): Reorder<Item> {
  const [wanted, setWanted] = useState<Wanted<Item> | null>(null);
  const [isStoring, setStoring] = useState(false);
  const goal = useRef<readonly (Item & Movable & { position: number })[]>([]);
  const now = useRef<'idle' | 'storing' | 'undoing'>('idle');
  const newest = useRef(list);

  useLayoutEffect(() => {
    newest.current = list;
  }, [list]);

  const isWanted = wanted !== null && (isStoring || wanted.base === list);
  const items = isWanted ? wanted.items : list && inOrder(knownRows(list));

  async function store(before: readonly (Item & Movable)[]): Promise<void> {
    const stored = new Map(before.map((item) => [item.id, item.position]));
    const storeNext = async (): Promise<void> => {
      const next = goal.current.find((item) => stored.get(item.id) !== item.position);
      if (next === undefined) return;
      await send(next, next.position);
      stored.set(next.id, next.position);
      await storeNext();
    };
    try {
      await storeNext();
    } catch {
      now.current = 'undoing';
      onFailed();
      setWanted(null);
      await Promise.allSettled(
        before.map(async (item) => {
          const { id, position } = item;
          // An unknown position cannot be restored.
          if (position !== null && stored.get(id) !== position) await send(item, position);
        }),
      );
    }
  }

  async function begin(before: readonly (Item & Movable)[]): Promise<void> {
    if (now.current !== 'idle') return;
    now.current = 'storing';
    setStoring(true);
    await store(before);
    now.current = 'idle';
    setStoring(false);
    // A list read meanwhile may be older than the last request.
    setWanted((shown) => shown && newest.current && { ...shown, base: newest.current });
    await invalidate(...invalidates);
  }

  return {
    items,
    move(id, place) {
      if (list === null || items === null || now.current === 'undoing') return;
      const movable = items.filter(isMovable);
      const from = movable.findIndex((item) => item.id === id);
      const item = movable[from];
      if (item === undefined || place < 0 || place >= movable.length || from === place) return;
      goal.current = renumbered(moved(movable, from, place));
      const shown = withMovable(items, goal.current);
      setWanted({ items: shown, base: list });
      onMoved({ title: item.title, position: shown.findIndex((one) => one.id === id) + 1, total: shown.length });
      void begin(movable);
    },
  };
}

import type { ReadPath } from '@raiz/api-client';
import { useLayoutEffect, useRef, useState } from 'react';
import { invalidate } from '../../../shared/queries.ts';
import { inOrder, moved, renumbered, type Placed } from './order.ts';

/** An entry of a list that can be put in order. */
export interface Orderable extends Placed {
  title: string;
}

/** Where an entry was moved to, for the announcement. */
export interface Move {
  title: string;
  /** Its place in the list, from 1. */
  position: number;
  total: number;
}

/** A list in its order, and the way to change that. */
export interface Reorder<Item> {
  /** As it is to be shown: a new order at once, before it is stored. Null while there is no list. */
  items: readonly Item[] | null;
  /** Moves an entry to the place `to`, from 0. */
  move: (item: Item, to: number) => void;
  /** The last move, or null. */
  last: Move | null;
  /** The last new order could not be stored, and was taken back. */
  failed: boolean;
  forget: () => void;
}

interface Wanted<Item> {
  items: readonly Item[];
  /** The list that this order was made from: a newer one from the server counts more. */
  base: readonly Item[];
}

/**
 * The order of modules or lessons. Moves are shown at once and stored one request after another, only where a position changes;
 * further moves meanwhile join in. When one cannot be stored, those before it are undone and the old order is back.
 * @param send Stores the position of one entry.
 * @param invalidates Paths whose reads a new order changes.
 */
export function useReorder<Item extends Orderable>(
  list: readonly Item[] | null,
  send: (item: Item, position: number) => Promise<unknown>,
  invalidates: readonly ReadPath[],
): Reorder<Item> {
  const [wanted, setWanted] = useState<Wanted<Item> | null>(null);
  const [isStoring, setStoring] = useState(false);
  const [last, setLast] = useState<Move | null>(null);
  const [failed, setFailed] = useState(false);
  const goal = useRef<readonly Item[]>([]);
  const now = useRef<'idle' | 'storing' | 'undoing'>('idle');
  const newest = useRef(list);

  useLayoutEffect(() => {
    newest.current = list;
  }, [list]);

  const isWanted = wanted !== null && (isStoring || wanted.base === list);
  const items = isWanted ? wanted.items : list && inOrder(list);

  async function store(before: readonly Item[]): Promise<void> {
    const first = new Map(before.map((item) => [item.id, item.position]));
    const stored = new Map(first);
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
      setFailed(true);
      setWanted(null);
      const undone = before.filter((item) => stored.get(item.id) !== first.get(item.id));
      await Promise.allSettled(undone.map((item) => send(item, item.position)));
    }
  }

  async function begin(before: readonly Item[]): Promise<void> {
    if (now.current !== 'idle') return;
    now.current = 'storing';
    setStoring(true);
    await store(before);
    now.current = 'idle';
    setStoring(false);
    // What was read meanwhile may be older than what was stored last.
    setWanted((shown) => shown && newest.current && { ...shown, base: newest.current });
    await invalidate(...invalidates);
  }

  return {
    items,
    last,
    failed,
    move(item, to) {
      if (list === null || items === null || now.current === 'undoing') return;
      const from = items.findIndex(({ id }) => id === item.id);
      if (from === -1 || to < 0 || to >= items.length || from === to) return;
      goal.current = renumbered(moved(items, from, to));
      setFailed(false);
      setWanted({ items: goal.current, base: list });
      setLast({ title: item.title, position: to + 1, total: items.length });
      void begin(items);
    },
    forget() {
      setFailed(false);
      setLast(null);
    },
  };
}

import type { ReadPath } from '@raiz/api-client';
import { useState } from 'react';
import { useWrite } from '../../shared/useWrite.ts';

/** A deletion with its question. */
export interface Deletion<Item> {
  /** What the question is about, or null. */
  item: Item | null;
  busy: boolean;
  /** Why the last attempt failed, or null. */
  failure: unknown;
  /** The last item that was deleted, for the message, or null. */
  deleted: Item | null;
  ask: (item: Item) => void;
  confirm: () => void;
  cancel: () => void;
  /** Clears the message of the last deletion. */
  clearMessage: () => void;
}

/**
 * A deletion that asks first. When it fails, the question stays open and shows why.
 * @param invalidates Paths of the reads that the deletion changes.
 * @param onDeleted Called with the deleted item.
 */
export function useDeletion<Item>(
  send: (item: Item) => Promise<unknown>,
  invalidates: readonly ReadPath[],
  onDeleted?: (item: Item) => void,
): Deletion<Item> {
  const [item, setItem] = useState<Item | null>(null);
  const { status, variables, busy, error, run, forget } = useWrite(send, {
    invalidates,
    onSuccess(_answer, deleted) {
      setItem(null);
      onDeleted?.(deleted);
    },
  });

  return {
    item,
    busy,
    failure: error,
    deleted: status === 'success' ? variables : null,
    ask(next) {
      forget();
      setItem(next);
    },
    confirm() {
      if (item !== null) run(item);
    },
    cancel() {
      if (!busy) setItem(null);
    },
    clearMessage: forget,
  };
}

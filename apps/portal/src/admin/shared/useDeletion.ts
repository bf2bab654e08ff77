import type { ReadPath } from '@raiz/api-client';
import { useState } from 'react';
import { useWrite } from '../../shared/useWrite.ts';

/** A deletion with its question. */
export interface Deletion<Item> {
  /** What is being asked about, or null. */
  item: Item | null;
  busy: boolean;
  /** The failure of the last attempt, or null. */
  failure: unknown;
  /** What was deleted last, for the message. */
  deleted: Item | null;
  ask: (item: Item) => void;
  confirm: () => void;
  cancel: () => void;
  /** Takes the message of the last deletion away. */
  forget: () => void;
}

/**
 * A deletion with its question: asked first, sent once, and the question stays open with the reason when it fails.
 * @param invalidates Paths whose reads the deletion changes.
 * @param onDeleted Called with what is gone.
 */
export function useDeletion<Item>(
  send: (item: Item) => Promise<unknown>,
  invalidates: readonly ReadPath[],
  onDeleted?: (gone: Item) => void,
): Deletion<Item> {
  const [item, setItem] = useState<Item | null>(null);
  const { now, busy, error, run, forget } = useWrite(send, {
    invalidates,
    onSuccess(_answer, gone) {
      setItem(null);
      onDeleted?.(gone);
    },
  });

  return {
    item,
    busy,
    failure: error,
    deleted: now.state === 'done' ? now.input : null,
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
    forget,
  };
}

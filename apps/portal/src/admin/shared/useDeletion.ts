import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

export interface Deletion<Item> {
  /** What is being asked about, or null. */
  item: Item | null;
  busy: boolean;
  /** The failure of the last attempt, or null. */
  failure: Error | null;
  /** What was deleted last, for the message. */
  deleted: Item | null;
  ask: (item: Item) => void;
  confirm: () => void;
  cancel: () => void;
}

/** A deletion with its question: asked first, sent once, and the question stays open with the reason when it fails. */
export function useDeletion<Item>(send: (item: Item) => Promise<unknown>): Deletion<Item> {
  const [item, setItem] = useState<Item | null>(null);
  const [deleted, setDeleted] = useState<Item | null>(null);
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (_answer, gone) => {
      setItem(null);
      setDeleted(gone);
    },
  });

  return {
    item,
    deleted,
    busy: mutation.isPending,
    failure: mutation.error,
    ask(next) {
      mutation.reset();
      setDeleted(null);
      setItem(next);
    },
    confirm() {
      if (item !== null && !mutation.isPending) mutation.mutate(item);
    },
    cancel() {
      if (!mutation.isPending) setItem(null);
    },
  };
}

import { useRef, useState } from 'react';
import { useMutation } from '../../shared/useMutation.ts';

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
 * @param onDeleted Called with what is gone.
 */
export function useDeletion<Item>(
  send: (item: Item) => Promise<unknown>,
  onDeleted?: (gone: Item) => void,
): Deletion<Item> {
  const [item, setItem] = useState<Item | null>(null);
  const [deleted, setDeleted] = useState<Item | null>(null);
  const sending = useRef(false);
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (_answer, gone) => {
      setItem(null);
      setDeleted(gone);
      onDeleted?.(gone);
    },
    onSettled: () => {
      sending.current = false;
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
      if (item === null || sending.current) return;
      sending.current = true;
      mutation.mutate(item);
    },
    cancel() {
      if (!sending.current) setItem(null);
    },
    forget: () => setDeleted(null),
  };
}

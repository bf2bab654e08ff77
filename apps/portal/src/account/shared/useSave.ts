import { useRef } from 'react';
import { useMutation } from '../../shared/useMutation.ts';

/** One write of the page. */
export interface Save<Values> {
  busy: boolean;
  /** What the last try failed with, or null. */
  error: unknown;
  /** Sends, unless one is under way: two clicks in one tick send once. */
  run: (values: Values, onSaved: () => void) => void;
  /** Forgets the last failure. */
  reset: () => void;
}

/** The state of one write; when it worked, everything on screen is read again. */
export function useSave<Values>(send: (values: Values) => Promise<unknown>): Save<Values> {
  const sending = useRef(false);
  const { isPending, error, mutate, reset } = useMutation({
    mutationFn: send,
    onSettled: () => {
      sending.current = false;
    },
  });

  return {
    busy: isPending,
    error,
    run(values, onSaved) {
      if (sending.current) return;
      sending.current = true;
      mutate(values, { onSuccess: onSaved });
    },
    reset,
  };
}

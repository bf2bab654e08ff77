import { useRef } from 'react';
import { useMutation } from '../../shared/useMutation.ts';

/** The save of a form. */
export interface Saving<Values> {
  /** The request is under way. */
  saving: boolean;
  /** The last save worked. */
  saved: boolean;
  /** Why the last save failed, or null. */
  failure: unknown;
  /**
   * Sends, unless a save is under way: two clicks in one tick send once. `done` is told what was stored as soon as it is, even on
   * another page by then; `onSaved` is left out once the page was left.
   */
  save: (values: Values, done: (stored: Values) => void, onSaved: () => void) => void;
  /** Takes the message of the last save away; a save under way goes on. */
  forget: () => void;
}

interface Job<Values> {
  values: Values;
  done: (stored: Values) => void;
}

/** Sends a form of the admin pages once at a time; when it worked, everything on screen is read again. */
export function useSaving<Values>(send: (values: Values) => Promise<unknown>): Saving<Values> {
  const sending = useRef(false);
  const mutation = useMutation({
    mutationFn: async ({ values, done }: Job<Values>) => {
      await send(values);
      done(values);
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  return {
    saving: mutation.isPending,
    saved: mutation.isSuccess,
    failure: mutation.error,
    save(values, done, onSaved) {
      if (sending.current) return;
      sending.current = true;
      mutation.mutate({ values, done }, { onSuccess: onSaved });
    },
    forget() {
      if (!sending.current) mutation.reset();
    },
  };
}

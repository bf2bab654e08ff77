import { useRef } from 'react';
import { useMutation } from '../../shared/useMutation.ts';

/** A write of the subscription screens. */
export interface Send<Input, Answer> {
  busy: boolean;
  /** What the last try failed with, or null. */
  error: unknown;
  /** Sends, unless one is under way: two clicks in one tick send once. `onDone` is not called once the page was left. */
  run: (input: Input, onDone: (answer: Answer) => void) => void;
  /** Forgets the last failure. */
  reset: () => void;
}

/**
 * The state of one write; when it worked, everything on screen is read again.
 * @param send Makes the call; what it throws is kept for `failureText`.
 * @param onFailed Called when it failed, whether or not the page is still open.
 */
export function useSend<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  onFailed?: () => void,
): Send<Input, Answer> {
  const sending = useRef(false);
  const { isPending, error, mutate, reset } = useMutation({
    mutationFn: send,
    onError: onFailed,
    onSettled: () => {
      sending.current = false;
    },
  });

  return {
    busy: isPending,
    error,
    run(input, onDone) {
      if (sending.current) return;
      sending.current = true;
      mutate(input, { onSuccess: onDone });
    },
    reset,
  };
}

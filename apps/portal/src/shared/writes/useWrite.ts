import type { ReadPath } from '@raiz/api-client';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { invalidate } from '../reads/queries.ts';

/** Options of `useWrite`. */
export interface WriteOptions<Input, Answer> {
  /** Paths whose reads are invalidated when the write succeeds. */
  invalidates?: readonly ReadPath[];
  /** Runs when the write succeeds, also after the page was left. */
  onStored?: (data: Answer, input: Input) => void;
  /** Runs when the write succeeds, unless the page was left or the write was reset. */
  onSuccess?: (data: Answer, input: Input) => void;
  /** Runs when the write fails, unless the page was left or the write was reset. */
  onFailure?: (error: unknown, input: Input) => void;
}

type State = 'status' | 'data' | 'error' | 'variables';
type StateOf<Result extends Record<State, unknown>> = Result extends unknown ? Pick<Result, State> : never;

/** A write and its state. */
export type Write<Input, Answer = unknown> = StateOf<UseMutationResult<Answer, unknown, Input>> & {
  /** The request is under way. */
  busy: boolean;
  /** Sends the request. Ignored while a request is under way. */
  run: (input: Input) => void;
  /** Back to idle. Ignores the answer of a request under way. */
  reset: () => void;
};

/**
 * The one way to write to the API: TanStack Query's mutation, which drops a second press and
 * invalidates the reads that it changes.
 * @param send Makes the call. Its error becomes `error`.
 */
export function useWrite<Input = void, Answer = unknown>(
  send: (input: Input) => Promise<Answer>,
  { invalidates = [], onStored, onSuccess, onFailure }: WriteOptions<Input, Answer> = {},
): Write<Input, Answer> {
  /** The state of the mutation changes too late for the second of two presses. */
  const running = useRef(false);
  const { mutate, ...write } = useMutation<Answer, unknown, Input>({
    mutationFn: send,
    onSuccess(data, input) {
      void invalidate(...invalidates);
      onStored?.(data, input);
    },
  });

  function reset() {
    running.current = false;
    write.reset();
  }

  return {
    ...write,
    busy: write.isPending,
    run(input) {
      if (running.current) return;
      running.current = true;
      mutate(input, {
        onSuccess,
        onError: onFailure,
        onSettled: () => void (running.current = false),
      });
    },
    reset,
  };
}

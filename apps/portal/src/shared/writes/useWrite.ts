import type { ReadPath } from '@raiz/api-client';
import { type MutationKey, type MutationMeta, useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { invalidate, queryClient } from '../reads/queries.ts';

/** Paths whose reads are invalidated, or which they are after an outcome. */
type Stale<Outcome> = readonly ReadPath[] | ((outcome: Outcome) => readonly ReadPath[]);

/** Options of `useWrite`. */
export interface WriteOptions<Input, Answer> {
  /** What the write makes stale when it succeeds. */
  invalidates?: Stale<Answer>;
  /** What is stale after a failure, because the answer was lost or somebody else was faster. */
  invalidatesOnFailure?: Stale<unknown>;
  /** Runs when the write succeeds, also after the page was left. The write is busy until it ends. */
  onSuccessAlways?: (data: Answer, input: Input) => void | Promise<void>;
  /** Runs when the write succeeds, unless the page was left or the write was reset. */
  onSuccess?: (data: Answer, input: Input) => void;
  /** Runs when the write fails, unless the page was left or the write was reset. */
  onFailure?: (error: unknown, input: Input) => void;
  /**
   * Names the write in the cache, so that others see it. A press is dropped while a write with the
   * same key is under way, also one of another component.
   */
  mutationKey?: MutationKey;
  /** Facts about the write, for those who find it in the cache. */
  meta?: MutationMeta;
}

function pathsOf<Outcome>(stale: Stale<Outcome>, outcome: Outcome): readonly ReadPath[] {
  return typeof stale === 'function' ? stale(outcome) : stale;
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
 * The one way to write to the API: TanStack Query's mutation, which ignores a second press and invalidates the queries
 * that it changes.
 *
 * For an optimistic update, render `variables` while `busy`; other components find them by `mutationKey` with
 * `useMutationState` (apps/portal/src/learning/lesson/useCompletion.ts). The cache holds only what the server has
 * answered, so a failure needs no rollback.
 * @param send Makes the call. Its error becomes `error`.
 */
export function useWrite<Input = void, Answer = unknown>(
  send: (input: Input) => Promise<Answer>,
  options: WriteOptions<Input, Answer> = {},
): Write<Input, Answer> {
  const { invalidates = [], invalidatesOnFailure = [], onSuccessAlways, onSuccess, onFailure, ...named } = options;
  const { mutationKey } = named;
  /** The state of the mutation changes too late for the second of two presses. */
  const running = useRef(false);
  const { mutate, ...write } = useMutation<Answer, unknown, Input>({
    ...named,
    mutationFn: send,
    async onSuccess(data, input) {
      await onSuccessAlways?.(data, input);
      void invalidate(...pathsOf(invalidates, data));
    },
    onError: (error) => void invalidate(...pathsOf(invalidatesOnFailure, error)),
  });

  function reset() {
    running.current = false;
    write.reset();
  }

  return {
    ...write,
    busy: write.isPending,
    run(input) {
      if (mutationKey ? queryClient.isMutating({ mutationKey }) > 0 : running.current) return;
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

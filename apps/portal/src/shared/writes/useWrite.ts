import type { ReadPath } from '@raiz/api-client';
import { type MutationKey, type MutationMeta, useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { invalidate, queryClient } from '../reads/queries.ts';

/** Paths of the reads to invalidate, or a function of the outcome. */
type Stale<Outcome> = readonly ReadPath[] | ((outcome: Outcome) => readonly ReadPath[]);

/** Options of `useWrite`. */
export interface WriteOptions<Input, Answer> {
  /** Reads to invalidate when the write succeeds. */
  invalidates?: Stale<Answer>;
  /** Reads to invalidate after a failure: the answer was lost, or another user was faster. */
  invalidatesOnFailure?: Stale<unknown>;
  /**
   * Runs when the write succeeds, also after the page has unmounted. The write is busy until it
   * ends.
   */
  onSuccessAlways?: (data: Answer, input: Input) => void | Promise<void>;
  /** Runs when the write succeeds, unless the page has unmounted or the write was reset. */
  onSuccess?: (data: Answer, input: Input) => void;
  /** Runs when the write fails, unless the page has unmounted or the write was reset. */
  onFailure?: (error: unknown, input: Input) => void;
  /**
   * Key of the write in the cache, so that other components see it. Ignores a press while a write
   * with the same key is pending, also in another component.
   */
  mutationKey?: MutationKey;
  /** Facts about the write, for components that find it in the cache. */
  meta?: MutationMeta;
}

function pathsOf<Outcome>(stale: Stale<Outcome>, outcome: Outcome): readonly ReadPath[] {
  return typeof stale === 'function' ? stale(outcome) : stale;
}

type State = 'status' | 'data' | 'error' | 'variables';
type StateOf<Result extends Record<State, unknown>> = Result extends unknown ? Pick<Result, State> : never;

/** A write and its state. */
export type Write<Input, Answer = unknown> = StateOf<UseMutationResult<Answer, unknown, Input>> & {
  /** The request is pending. */
  busy: boolean;
  /** Sends the request. Ignored while a request is pending. */
  run: (input: Input) => void;
  /** Resets to idle. Ignores the answer of a pending request. */
  reset: () => void;
};

/**
 * A write to the API: TanStack Query's mutation, which ignores a second press and invalidates the queries that it
 * changes.
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
  /** The mutation's state changes too late to ignore the second of two presses. */
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

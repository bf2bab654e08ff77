import { type ErrorTexts, failureMessage, type FailureMessage, isAnswerLost, type ReadPath } from '@raiz/api-client';
import {
  hashKey,
  type MutationKey,
  type MutationMeta,
  useMutation,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { pageTitle } from '../page/brand.ts';
import { invalidate, queryClient } from '../reads/queries.ts';
import { forgetFailure, noteFailure, sessionNumber, type WriteOrigin } from './missedFailures.ts';

/** Paths of the reads to invalidate, or a function of the outcome. */
type Stale<Outcome> = readonly ReadPath[] | ((outcome: Outcome) => readonly ReadPath[]);

export interface WriteOptions<Input, Answer> {
  /**
   * The messages for a failure, which becomes `failure`: the page shows it, and the shell if the page has gone. Null
   * for a look-up, whose answer is no loss.
   */
  failure: ErrorTexts | ((error: unknown, input: Input) => ErrorTexts) | null;
  /** Reads to invalidate when the write succeeds; a list also when its answer was lost. */
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
  /** Runs when the write fails, unless the page has unmounted or the write was reset. Gets the text of `failure`. */
  onFailure?: (error: unknown, input: Input, text: string) => void;
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

export type Write<Input, Answer = unknown> = StateOf<UseMutationResult<Answer, unknown, Input>> & {
  /** The request is pending. */
  busy: boolean;
  /** Why the last request failed; null without a failure or messages for it. */
  failure: FailureMessage | null;
  /** Sends the request. Ignored while a request is pending. */
  run: (input: Input) => void;
  /** Resets to idle. Ignores the answer of a pending request. */
  reset: () => void;
};

/**
 * A write to the API: TanStack Query's mutation, which ignores a second press and invalidates the queries that it
 * changes. The shell shows a failure of a page that has gone, unless the session has ended since.
 *
 * For an optimistic update, render `variables` while `busy`; other components find them by `mutationKey` with
 * `useMutationState` (apps/portal/src/learning/lesson/useCompletion.ts). The cache holds only what the server has
 * answered, so a failure needs no rollback.
 * @param send Makes the call. Its error becomes `error`.
 */
export function useWrite<Input = void, Answer = unknown>(
  send: (input: Input) => Promise<Answer>,
  options: WriteOptions<Input, Answer>,
): Write<Input, Answer> {
  const { failure: texts, invalidates = [], invalidatesOnFailure = [], ...handlers } = options;
  const { onSuccessAlways, onSuccess, onFailure, ...named } = handlers;
  const { mutationKey } = named;
  const location = useLocation();
  /** The mutation's state changes too late to ignore the second of two presses. */
  const running = useRef(false);
  const isHere = useRef(true);
  useLayoutEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  function messageOf(error: unknown, input: Input): FailureMessage | null {
    return texts && failureMessage(error, typeof texts === 'function' ? texts(error, input) : texts);
  }

  const { mutate, ...write } = useMutation<Answer, unknown, Input, WriteOrigin | undefined>({
    ...named,
    mutationFn: send,
    onMutate(input) {
      const usual = messageOf(null, input);
      if (usual === null) return undefined;
      const id = hashKey(mutationKey ?? [location.pathname, usual.text]);
      forgetFailure(id);
      const page = { href: createPath(location), title: pageTitle(), lang: usual.lang };
      return { id, session: sessionNumber(), usual, page };
    },
    async onSuccess(data, input) {
      await onSuccessAlways?.(data, input);
      void invalidate(...pathsOf(invalidates, data));
    },
    onError(error, input, origin) {
      const isLost = isAnswerLost(error);
      void invalidate(...pathsOf(invalidatesOnFailure, error));
      if (isLost && typeof invalidates !== 'function') void invalidate(...invalidates);
      const message = messageOf(error, input);
      if (message && origin && !isHere.current) noteFailure({ ...origin, message, isLost });
    },
  });

  function reset() {
    running.current = false;
    write.reset();
  }

  return {
    ...write,
    busy: write.isPending,
    failure: write.isError ? messageOf(write.error, write.variables) : null,
    run(input) {
      if (mutationKey ? queryClient.isMutating({ mutationKey }) > 0 : running.current) return;
      running.current = true;
      mutate(input, {
        onSuccess,
        onError: (error, sent) => onFailure?.(error, sent, messageOf(error, sent)?.text ?? ''),
        onSettled: () => void (running.current = false),
      });
    },
    reset,
  };
}

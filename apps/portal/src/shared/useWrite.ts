import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReadPath } from '@raiz/api-client';

/** The state of a write, with its input. */
export type WriteState<Input, Answer> =
  | { state: 'idle' }
  | { state: 'busy'; input: Input }
  | { state: 'failed'; input: Input; error: unknown }
  | { state: 'done'; input: Input; data: Answer };

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

/** A write and its state. */
export interface Write<Input, Answer = unknown> {
  now: WriteState<Input, Answer>;
  /** The request is under way. */
  busy: boolean;
  /** Error of the last write, or null. For `failureText`. */
  error: unknown;
  /** Sends the request. Ignored while a request is under way. */
  run: (input: Input) => void;
  /** Removes the last result: back to idle, unless a request is under way. */
  forget: () => void;
  /** Back to idle. Ignores the answer of a request under way. */
  reset: () => void;
}

/** Loaded on demand: public pages write without a query client. */
async function invalidateReads(paths: readonly ReadPath[]): Promise<void> {
  const { invalidate } = await import('./reads/queries.ts');
  await invalidate(...paths);
}

type Settled<Input, Answer> = Extract<WriteState<Input, Answer>, { state: 'failed' | 'done' }>;

async function settle<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  input: Input,
): Promise<Settled<Input, Answer>> {
  try {
    return { state: 'done', input, data: await send(input) };
  } catch (error) {
    return { state: 'failed', input, error };
  }
}

/**
 * The one way to write to the API: ignores a second press, exposes the state of the request, and
 * invalidates the reads that it changes.
 * @param send Makes the call. Its error becomes `error`.
 */
export function useWrite<Input = void, Answer = unknown>(
  send: (input: Input) => Promise<Answer>,
  options: WriteOptions<Input, Answer> = {},
): Write<Input, Answer> {
  const [now, setNow] = useState<WriteState<Input, Answer>>({ state: 'idle' });
  const latest = useRef({ send, options });
  /** The request under way. State would change too late for the second of two presses. */
  const current = useRef<symbol | null>(null);

  useEffect(() => {
    latest.current = { send, options };
  });
  useEffect(() => () => void (current.current = null), []);

  const start = useCallback(async (input: Input) => {
    if (current.current !== null) return;
    const own = Symbol('write');
    current.current = own;
    setNow({ state: 'busy', input });
    const result = await settle(latest.current.send, input);
    const { invalidates, onStored, onSuccess, onFailure } = latest.current.options;
    if (result.state === 'done') {
      if (invalidates) void invalidateReads(invalidates);
      onStored?.(result.data, input);
    }
    if (current.current !== own) return;
    current.current = null;
    setNow(result);
    if (result.state === 'done') onSuccess?.(result.data, input);
    else onFailure?.(result.error, input);
  }, []);

  const reset = useCallback(() => {
    current.current = null;
    setNow({ state: 'idle' });
  }, []);

  const forget = useCallback(() => {
    if (current.current === null) setNow({ state: 'idle' });
  }, []);

  return {
    now,
    busy: now.state === 'busy',
    error: now.state === 'failed' ? now.error : null,
    run: (input) => void start(input),
    forget,
    reset,
  };
}

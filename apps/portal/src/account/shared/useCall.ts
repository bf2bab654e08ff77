import { useCallback, useEffect, useRef, useState } from 'react';

/** How a call stands; what was sent stays with its answer. */
export type CallState<Input, Output> =
  | { state: 'idle' }
  | { state: 'busy'; input: Input }
  | { state: 'failed'; input: Input; error: unknown }
  | { state: 'done'; input: Input; data: Output };

/** A call to the API that a page makes when it is asked to. */
export interface Call<Input, Output> {
  now: CallState<Input, Output>;
  /** Sends, unless one is under way: two clicks in one tick send once. */
  run: (input: Input) => void;
  /** Back to idle. An answer still on its way is ignored. */
  reset: () => void;
}

/**
 * The state of one call from a public page, which loads no query client.
 * @param send Makes the call; what it throws is kept for `failureText`.
 * @param onDone Called with the answer, unless the page was left or the call reset meanwhile.
 */
export function useCall<Input, Output>(
  send: (input: Input) => Promise<Output>,
  onDone?: (data: Output) => void,
): Call<Input, Output> {
  const [now, setNow] = useState<CallState<Input, Output>>({ state: 'idle' });
  const newest = useRef({ send, onDone });
  // The number of the call whose answer counts, and null while none is under way.
  const current = useRef<number | null>(null);
  const count = useRef(0);

  useEffect(() => {
    newest.current = { send, onDone };
  });

  useEffect(() => () => void (current.current = null), []);

  const run = useCallback(async (input: Input) => {
    if (current.current !== null) return;
    count.current += 1;
    const own = count.current;
    current.current = own;
    setNow({ state: 'busy', input });
    let answer: CallState<Input, Output>;
    try {
      answer = { state: 'done', input, data: await newest.current.send(input) };
    } catch (error) {
      answer = { state: 'failed', input, error };
    }
    if (current.current !== own) return;
    current.current = null;
    setNow(answer);
    if (answer.state === 'done') newest.current.onDone?.(answer.data);
  }, []);

  const reset = useCallback(() => {
    current.current = null;
    setNow({ state: 'idle' });
  }, []);

  return { now, run: (input) => void run(input), reset };
}

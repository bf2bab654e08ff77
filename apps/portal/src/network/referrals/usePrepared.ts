import { useEffect, useMemo, useState } from 'react';
import { atOnce, inSlices, type Work } from './slices.ts';

/** Up to so many rows work is done before the next drawing; nobody can tell. */
const few = 2000;

/**
 * The result of work over a long list: at once for a short one, otherwise bit by bit, while the page stays alive.
 * @param begin starts the work; the same function as long as its result would be the same
 * @returns null while a long list is being worked on
 */
export function usePrepared<Result>(begin: () => Work<Result>, rows: number): Result | null {
  const now = useMemo(() => (rows <= few ? { result: atOnce(begin()) } : null), [begin, rows]);
  const [late, setLate] = useState<{ begin: () => Work<Result>; result: Result } | null>(null);

  useEffect(() => {
    if (now !== null) return undefined;
    const stop = new AbortController();
    async function prepare(signal: AbortSignal) {
      const result = await inSlices(begin(), signal);
      if (result !== null && !signal.aborted) setLate({ begin, result });
    }
    void prepare(stop.signal);
    return () => stop.abort();
  }, [begin, now]);

  if (now !== null) return now.result;
  return late?.begin === begin ? late.result : null;
}

import { useEffect, useState } from 'react';
import { type QueryResult, stateOf } from './stateOf.ts';

/** Milliseconds to wait for the last query of a page once the first one has settled. */
const maxWait = 1_000;

/**
 * Whether to show the parts of a page: all have loaded or failed, so that none shifts the others.
 * After `maxWait` it is true without slow ones. Once true, it stays true.
 */
export function useAllSettled(queries: readonly QueryResult<unknown>[]): boolean {
  const settledCount = queries.filter((query) => stateOf(query) !== 'loading').length;
  const all = settledCount === queries.length;
  const [shown, setShown] = useState(all);
  const waiting = !shown && settledCount > 0;
  if (all && !shown) setShown(true);

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setShown(true), maxWait);
    return () => clearTimeout(timer);
  }, [waiting]);

  return shown || all;
}

import { useEffect, useState } from 'react';
import type { Load } from './load.ts';

/** Milliseconds to wait for the last part of a page once the first one has arrived. */
const maxWait = 1_000;

/**
 * Whether the parts of a page can be shown: all have loaded or failed, so that none pushes another
 * down as it arrives. After `maxWait` the parts that have arrived are shown without a slow one.
 * Once true, it stays true.
 */
export function useAllSettled(loads: readonly Pick<Load<unknown>, 'state'>[]): boolean {
  const settledCount = loads.filter(({ state }) => state !== 'loading').length;
  const all = settledCount === loads.length;
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

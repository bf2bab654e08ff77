import { useEffect, useState } from 'react';
import type { Load } from './load.ts';

/** Milliseconds that the parts of a page wait for the last of them, once the first has come. */
export const patience = 1_000;

/**
 * Whether the parts of a page may be shown: all have loaded or failed, so that none pushes another
 * down as it arrives (product, 3.6: no shift). The others do not wait longer than `patience` for a
 * late part, and once shown they stay.
 */
export function useTogether(loads: readonly Pick<Load<unknown>, 'state'>[]): boolean {
  const come = loads.filter(({ state }) => state !== 'loading').length;
  const all = come === loads.length;
  const [shown, setShown] = useState(all);
  const waiting = !shown && come > 0;
  if (all && !shown) setShown(true);

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, [waiting]);

  return shown || all;
}

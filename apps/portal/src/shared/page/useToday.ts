import { localDay } from '@raiz/api-client/rules';
import { useSyncExternalStore } from 'react';
import { watchClock } from './timeLeft.ts';

/**
 * Milliseconds between two checks. A timer until midnight would be late after the computer sleeps.
 */
const interval = 30_000;

function today(): string {
  return localDay(new Date());
}

const subscribe = watchClock(interval);

/**
 * Today in São Paulo, as `YYYY-MM-DD`. Renders again when the date changes while the page is open.
 */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today, today);
}

/** The current month (1 to 12) in São Paulo and its year. */
export function useThisMonth(): { year: number; month: number } {
  const [year = 0, month = 0] = useToday().split('-').map(Number);
  return { year, month };
}

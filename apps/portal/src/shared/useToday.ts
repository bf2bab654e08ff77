import { localDay } from '@raiz/api-client/rules';
import { useSyncExternalStore } from 'react';

/** Milliseconds between two looks at the calendar. A timer until midnight would be late after a computer has slept. */
const interval = 30_000;

function today(): string {
  return localDay(new Date());
}

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, interval);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * The day on the calendar of the device, as `YYYY-MM-DD`. What says how a date stands to today is drawn anew by it when a page that was
 * left open lives to see another day.
 */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today, today);
}

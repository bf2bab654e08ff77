import { useCallback, useEffect, useReducer, useState } from 'react';
import { deviceStorage } from '../../shared/storage.ts';
import { dismissedAt, hiddenFor } from './dismissal.ts';

/** Whether the banner of one person is dismissed. */
export interface Dismissal {
  hidden: boolean;
  dismiss: () => void;
}

/** Milliseconds between two checks: the clock may be changed, and the computer may sleep. */
const interval = 60_000;

/**
 * Stores a dismissal for two hours, for all tabs. When storage is blocked it lasts until the page
 * is left.
 * @param owner Id of the member: a dismissal hides the banner of this person only.
 */
export function useDismissal(owner: string): Dismissal {
  const key = `bannerHiddenUntil.${owner}`;
  const [stored, setStored] = useState(() => deviceStorage.read(key));
  const [checks, check] = useReducer((count: number) => count + 1, 0);
  const left = hiddenFor(stored, Date.now());

  // A computer that slept runs its timers late, so visibility changes check too.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== null && event.key !== key) return;
      setStored(event.newValue);
      check();
    };
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', check);
    };
  }, [key]);

  useEffect(() => {
    const wait = hiddenFor(stored, Date.now());
    if (wait === 0) return;
    const timer = setTimeout(check, Math.min(wait, interval));
    return () => clearTimeout(timer);
  }, [stored, checks]);

  const dismiss = useCallback(() => {
    const until = dismissedAt(Date.now());
    setStored(until);
    deviceStorage.write(key, until);
  }, [key]);

  return { hidden: left > 0, dismiss };
}

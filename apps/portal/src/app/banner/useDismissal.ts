import { useCallback, useEffect, useReducer, useState } from 'react';
import { dismissedAt, hiddenFor } from './dismissal.ts';

/** The banner of one person, hidden for two hours or not. */
export interface Dismissal {
  hidden: boolean;
  dismiss: () => void;
}

/** Milliseconds between two looks at the clock, which may be set and may have slept. */
const interval = 60_000;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Remembers a dismissal for two hours: over reloads, in every tab, and in a tab that stays open (spec, section 2).
 * Without storage it holds for this page.
 * @param owner Whose banner it is: what one person dismissed, another still gets to see.
 */
export function useDismissal(owner: string): Dismissal {
  const key = `bannerHiddenUntil.${owner}`;
  const [stored, setStored] = useState(() => read(key));
  const [looks, look] = useReducer((count: number) => count + 1, 0);
  const left = hiddenFor(stored, Date.now());

  // A computer that slept runs its timers late: whoever comes back to the page is asked first.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== null && event.key !== key) return;
      setStored(event.newValue);
      look();
    };
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', look);
    };
  }, [key]);

  useEffect(() => {
    const wait = hiddenFor(stored, Date.now());
    if (wait === 0) return;
    const timer = setTimeout(look, Math.min(wait, interval));
    return () => clearTimeout(timer);
  }, [stored, looks]);

  const dismiss = useCallback(() => {
    const until = dismissedAt(Date.now());
    setStored(until);
    try {
      localStorage.setItem(key, until);
    } catch {
      // Held by the state above until the page is left.
    }
  }, [key]);

  return { hidden: left > 0, dismiss };
}

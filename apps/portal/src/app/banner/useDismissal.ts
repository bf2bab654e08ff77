import { useCallback, useEffect, useState } from 'react';
import { dismissedAt, hiddenFor } from './dismissal.ts';

/** The banner of one person, hidden for two hours or not. */
export interface Dismissal {
  hidden: boolean;
  dismiss: () => void;
}

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
  const [now, setNow] = useState(Date.now);
  const left = hiddenFor(stored, now);

  // A computer that slept runs its timers late: whoever comes back to the page is asked first.
  useEffect(() => {
    const look = () => setNow(Date.now());
    const onStorage = (event: StorageEvent) => {
      if (event.key !== null && event.key !== key) return;
      setStored(event.newValue);
      look();
    };
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', look);
    const timer = left > 0 ? setTimeout(look, left) : undefined;
    return () => {
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
    };
  }, [key, left]);

  const dismiss = useCallback(() => {
    const moment = Date.now();
    const until = dismissedAt(moment);
    setStored(until);
    setNow(moment);
    try {
      localStorage.setItem(key, until);
    } catch {
      // Held by the state above until the page is left.
    }
  }, [key]);

  return { hidden: left > 0, dismiss };
}

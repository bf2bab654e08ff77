import { useState, useSyncExternalStore } from 'react';
import { watchClock } from '../../shared/page/timeLeft.ts';
import { deviceStorage } from '../../shared/storage.ts';
import { dismissedAt, hiddenFor } from './dismissal.ts';

/** Whether the banner of one person is dismissed. */
export interface Dismissal {
  hidden: boolean;
  dismiss: () => void;
}

const watch = watchClock(30_000);

/** Calls back when the time has passed, and when another tab has stored a dismissal. */
function subscribe(onChange: () => void): () => void {
  const end = watch(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    end();
    window.removeEventListener('storage', onChange);
  };
}

/**
 * Stores a dismissal for two hours, for all tabs. When storage is blocked it lasts until the page
 * is left.
 * @param owner Id of the member: a dismissal hides the banner of this person only.
 */
export function useDismissal(owner: string): Dismissal {
  const key = `bannerHiddenUntil.${owner}`;
  const [own, setOwn] = useState<string | null>(null);
  const isHidden = () => [own, deviceStorage.read(key)].some((stored) => hiddenFor(stored, Date.now()) > 0);
  const hidden = useSyncExternalStore(subscribe, isHidden);

  function dismiss() {
    const until = dismissedAt(Date.now());
    deviceStorage.write(key, until);
    setOwn(until);
  }

  return { hidden, dismiss };
}

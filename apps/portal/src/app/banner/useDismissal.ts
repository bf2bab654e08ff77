import { useState, useSyncExternalStore } from 'react';
import { timeLeft, watchClock } from '../../shared/page/timeLeft.ts';
import { deviceStorage } from '../../shared/storage.ts';

/** How long a dismissed banner stays hidden, in milliseconds: 2 hours. */
const dismissalLength = 2 * 60 * 60 * 1000;

/** The stored value of a dismissal: when the banner returns, in milliseconds since 1970. */
export function dismissedAt(now: number): string {
  return String(now + dismissalLength);
}

/** Milliseconds for which the banner stays hidden; 0 when it is shown. Ignores values that are not a time. */
export function hiddenFor(stored: string | null, now: number): number {
  if (stored === null || !/^\d{1,15}$/.test(stored)) return 0;
  return timeLeft(Number(stored), now, dismissalLength);
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
export function useDismissal(owner: string) {
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

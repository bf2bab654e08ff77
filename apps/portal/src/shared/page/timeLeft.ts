import { useSyncExternalStore } from 'react';

/**
 * Milliseconds until a time, at most `length`; 0 once it is over, and when it is too far ahead: the clock was set back.
 * @param until Milliseconds since 1970.
 */
export function timeLeft(until: number, now: number, length: number): number {
  const left = until - now;
  return left > 0 && left <= length ? left : 0;
}

/**
 * Subscribes to the clock: calls back every `interval` milliseconds, and when the page becomes visible, because timers
 * rest while a computer sleeps.
 */
export function watchClock(interval: number): (onChange: () => void) => () => void {
  return (onChange) => {
    const timer = setInterval(onChange, interval);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  };
}

const everySecond = watchClock(1000);
const never = () => () => undefined;

/** Full seconds until a time, at most `length` milliseconds ahead; 0 for null. */
export function useSecondsLeft(until: number | null, length: number): number {
  const seconds = () => (until === null ? 0 : Math.ceil(timeLeft(until, Date.now(), length) / 1000));
  return useSyncExternalStore(until === null ? never : everySecond, seconds, () => 0);
}

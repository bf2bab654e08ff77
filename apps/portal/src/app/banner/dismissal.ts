import { timeLeft } from '../../shared/page/timeLeft.ts';

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

/** How long the banner stays hidden once dismissed, in milliseconds: 2 hours (spec, section 9). */
export const dismissalLength = 2 * 60 * 60 * 1000;

/** What is stored when the banner is dismissed: the moment at which it returns, in milliseconds. */
export function dismissedAt(now: number): string {
  return String(now + dismissalLength);
}

/**
 * Milliseconds for which the banner stays hidden; 0 when it is to be seen. Nothing stored, something that is no such moment,
 * and one that no dismissal could have written (the clock was set back since) hide nothing.
 */
export function hiddenFor(stored: string | null, now: number): number {
  if (stored === null || !/^\d{1,15}$/.test(stored)) return 0;
  const left = Number(stored) - now;
  return left > 0 && left <= dismissalLength ? left : 0;
}

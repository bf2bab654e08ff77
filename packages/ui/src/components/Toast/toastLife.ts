import { isPassing, type ToastEntry } from './toastQueue.ts';

/** Shortest life of a toast that goes by itself, in milliseconds. */
const least = 6000;
/** Time to notice it, before the reading begins. */
const noticing = 3000;
/** A slow reader's time for one letter: some 13 letters a second. */
const perLetter = 75;

/** How long a toast is seen, in milliseconds: long enough to be read slowly; null for one that stays (WCAG 2.2.1). */
export function toastLife(entry: ToastEntry): number | null {
  if (!isPassing(entry)) return null;
  return Math.max(least, noticing + entry.text.length * perLetter);
}

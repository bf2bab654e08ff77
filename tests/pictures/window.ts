import type { purpose } from './purpose.ts';

/** The most that is photographed of a long story, in px: a window costs time with every pixel, seen or not. */
export const most = 2400;

/** Size in px of the window that stories are shown in: larger than any of them and its picture, or Vitest scales the stories' frame. */
export function windowFor(wanted: typeof purpose): { width: number; height: number } {
  return { width: 1440, height: wanted === 'none' ? 1100 : most + 100 };
}

import { touch } from '../theme/widths.ts';

/**
 * Moves focus out of a field where that closes the on-screen keyboard, which covers what was found.
 * @returns whether it did
 */
export function leaveOnTouch(field: HTMLElement): boolean {
  const { matches } = window.matchMedia(touch);
  if (matches) field.blur();
  return matches;
}

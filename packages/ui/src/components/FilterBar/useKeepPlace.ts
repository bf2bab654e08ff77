import { useEffect, useRef, type RefObject } from 'react';

/**
 * Finds a place for the focus when a filter goes together with the button that took it away: the filter now in its place, else
 * the last one, else the first field that can be seen.
 * @returns to be called with the place of the filter, from 0, when its button is pressed
 */
export function useKeepPlace(bar: RefObject<HTMLElement | null>): (at: number) => void {
  const left = useRef<number | null>(null);
  // After every change: filters may take a moment to be gone.
  useEffect(() => {
    if (left.current === null || document.activeElement !== document.body) return;
    const chips = bar.current?.querySelectorAll<HTMLElement>('li > button') ?? [];
    const next = chips[Math.min(left.current, chips.length - 1)] ?? firstField(bar.current);
    left.current = null;
    next?.focus();
  });
  return (at) => {
    left.current = at;
  };
}

function firstField(bar: HTMLElement | null): HTMLElement | undefined {
  const fields = bar?.querySelectorAll<HTMLElement>('input, select, textarea, button[aria-expanded]') ?? [];
  return [...fields].find((field) => field.offsetParent !== null);
}

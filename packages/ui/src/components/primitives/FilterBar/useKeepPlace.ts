import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus when a filter and its focused remove button disappear: to the filter that takes its
 * place, else to the last one, else to the first visible field.
 * @returns call it with the index of the filter when its button is pressed
 */
export function useKeepPlace(bar: RefObject<HTMLElement | null>): (at: number) => void {
  const left = useRef<number | null>(null);
  // Runs after every render, since the filter may be removed later.
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
  const fields =
    bar?.querySelectorAll<HTMLElement>('input, select, textarea, button[aria-expanded], button[aria-haspopup]') ?? [];
  return [...fields].find((field) => field.offsetParent !== null);
}

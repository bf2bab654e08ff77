import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to the first visible field when the focused button that clears the filters
 * disappears.
 * @returns call it when that button is pressed
 */
export function useKeepPlace(bar: RefObject<HTMLElement | null>): () => void {
  const left = useRef(false);
  // Runs after every render, since the button may be removed later.
  useEffect(() => {
    if (!left.current || document.activeElement !== document.body) return;
    left.current = false;
    const fields = bar.current?.querySelectorAll<HTMLElement>('input, select, button[aria-haspopup]') ?? [];
    [...fields].find((field) => field.offsetParent !== null)?.focus();
  });
  return () => {
    left.current = true;
  };
}

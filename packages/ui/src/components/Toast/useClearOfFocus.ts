import { useLayoutEffect, useState, type RefObject } from 'react';
import { covers } from './covers.ts';

/** The control that has the focus, unless it is one of the toasts or nothing that is used. */
function focusedControl(region: HTMLElement): Element | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element.tabIndex < 0 || region.contains(element)) return null;
  return element;
}

/**
 * Whether the toasts must go to the other edge of the screen, because in their own place they would hide the control
 * that has the focus (WCAG 2.4.11). They move when the focus does or when they grow, never by scrolling.
 * @returns true while they are at the other edge
 */
export function useClearOfFocus(region: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);

  useLayoutEffect(() => {
    const toasts = region.current;
    if (!toasts) return;
    function giveWay() {
      const control = toasts && focusedControl(toasts);
      if (control && covers(toasts.getBoundingClientRect(), control.getBoundingClientRect())) setAway((is) => !is);
    }
    const growth = new ResizeObserver(giveWay);
    growth.observe(toasts);
    document.addEventListener('focusin', giveWay);
    return () => {
      growth.disconnect();
      document.removeEventListener('focusin', giveWay);
    };
  }, [region]);

  return away;
}

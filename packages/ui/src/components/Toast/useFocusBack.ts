import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Brings the focus back to where it was before it went into the toasts, once the last of them is closed; it would
 * otherwise be lost with them, and the keyboard would start again at the top of the page.
 * @returns a handler for the focus events of `region`
 */
export function useFocusBack(region: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const origin = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    const toasts = region.current;
    // Runs while the toasts are still in the page, so that the focus can be seen to be among them.
    return () => {
      const back = origin.current;
      if (toasts?.contains(document.activeElement) && back instanceof HTMLElement && back.isConnected) back.focus();
    };
  }, [region]);

  return ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !region.current?.contains(relatedTarget)) origin.current = relatedTarget;
  };
}

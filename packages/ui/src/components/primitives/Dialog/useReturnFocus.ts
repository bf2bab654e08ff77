import { useLayoutEffect, useRef } from 'react';

/**
 * Returns focus to the element that had it before a dialog opened. Our dialogs open by state
 * instead of Radix's trigger, so Radix does not know that element.
 * @returns a handler for Radix's `onCloseAutoFocus`
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const origin = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (!open) return;
    // Layout effects run before Radix moves focus into the dialog, which happens in an effect.
    origin.current = document.activeElement;
  }, [open]);

  return (event) => {
    const element = origin.current;
    if (!(element instanceof HTMLElement) || !element.isConnected) return;
    event.preventDefault();
    element.focus();
  };
}

import { useLayoutEffect, useRef } from 'react';

/**
 * Our dialogs are opened by state, not by a trigger of the dialog library, which therefore would not know where the
 * focus came from. This remembers it.
 * @returns a handler for the library's `onCloseAutoFocus`
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const origin = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (!open) return;
    // Layout effects run before the dialog takes the focus, which it does in an ordinary effect.
    origin.current = document.activeElement;
  }, [open]);

  return (event) => {
    const element = origin.current;
    if (!(element instanceof HTMLElement) || !element.isConnected) return;
    event.preventDefault();
    element.focus();
  };
}

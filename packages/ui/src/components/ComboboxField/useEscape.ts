import { useEffect } from 'react';

/**
 * While something is open, Esc closes it and nothing else: neither the dialog nor the form around it hears of the key.
 * Listening first, at the window, is the only way to be ahead of those that listen at the document.
 * @param close Closes it; should stay the same function from one drawing to the next.
 */
export function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    function hear(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [isOpen, close]);
}

import { useEffect } from 'react';

/**
 * While something is open, Esc closes it and nothing else: the surrounding dialog and form do not
 * receive the key. Listens on the window in the capture phase, to run before listeners on the
 * document.
 * @param close closes it; should be stable between renders
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

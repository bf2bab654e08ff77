import { useEffect } from 'react';
import { screenAt } from './screens.tsx';

/** How people show where they are about to go: with the mouse, a finger, or the keyboard. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

function fetchAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin || link.pathname === window.location.pathname) return;
  // Fails like any file that does not come: whoever then goes there is told.
  void screenAt(link.pathname)
    .preload()
    .catch(() => undefined);
}

/** Has the code of the page that a link leads to come while the person is still about to follow it. */
export function useIntent(): void {
  useEffect(() => {
    for (const sign of signs) document.addEventListener(sign, fetchAhead, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, fetchAhead);
    };
  }, []);
}

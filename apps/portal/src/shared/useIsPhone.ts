import { mobileMax } from '@raiz/ui/theme';
import { useSyncExternalStore } from 'react';

/** The width at which tables become list rows; in em, to follow the browser's text size. */
const phone = `(max-width: ${mobileMax / 16}em)`;

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window is 768 px wide or less. For behaviour; looks belong in media queries. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches);
}

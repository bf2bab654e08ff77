import { media } from '@raiz/ui/theme';
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(media.narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether a page has room for one column only: up to 1023 px. For behaviour, not for looks. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(media.narrow).matches);
}

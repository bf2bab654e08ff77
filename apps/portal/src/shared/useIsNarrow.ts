import { media } from '@raiz/ui/theme';
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(media.mobile);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether tables are list rows: up to 768 px. For behaviour; looks belong in media queries. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(media.mobile).matches);
}

import { useEffect } from 'react';
import { createStore } from '../store.ts';
import type { PageName } from './paths.ts';

/** The page whose link in the header marks the section, where the data of the page decides; null elsewhere. */
export const ownSection = createStore<PageName | null>(null);

/** Marks another link of the header than the page's row in pages.ts; null marks that one. */
export function useOwnSection(page: PageName | null): void {
  useEffect(() => {
    ownSection.set(page);
    return () => ownSection.set(null);
  }, [page]);
}

import { useEffect } from 'react';
import { createStore } from '../store.ts';

/** Path of the header's link that the page belongs to, where its address does not say it; null elsewhere. */
export const ownSection = createStore<string | null>(null);

/** Marks another link of the header than that of the page's address; null marks that one. */
export function useOwnSection(path: string | null): void {
  useEffect(() => {
    ownSection.set(path);
    return () => ownSection.set(null);
  }, [path]);
}

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a prerendered page hydrates, then true. What the build could not know (query,
 * navigation state) waits for it, so that the first render matches the page.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

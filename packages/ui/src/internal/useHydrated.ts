import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a prerendered page hydrates, then true. Values unknown to the build (query,
 * navigation state) wait for it, so that the first render matches the HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

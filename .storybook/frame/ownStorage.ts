import { memoryStorage } from '../../apps/portal/src/stories/memoryStorage.ts';

/** The browser's real session storage, for what must survive a reload. */
export const tabStorage: Storage = window.sessionStorage;

/**
 * Replaces the page's storage with one in memory. Stories clear storage and sign people in:
 * otherwise they would clear Storybook's settings, and two stories side by side would log each
 * other out.
 */
export function takeOwnStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
}

import { memoryStorage } from '../../apps/portal/src/stories/memoryStorage.ts';

/** The browser's own storage of this tab, for what must outlive a reload of the page. */
export const tabStorage: Storage = window.sessionStorage;

/**
 * Gives the page its own storage. Stories clear it, and sign people in and out: without this
 * they would clear Storybook's own settings, and two stories side by side would log each other out.
 */
export function takeOwnStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
}

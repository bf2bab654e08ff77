import type { WorldStore } from '../createMockApi.ts';
import { readStored, storedText } from '../worlds/storedWorld.ts';

const key = 'portal-raiz-mock';

/**
 * Keeps the world in local storage, where it survives a reload and is shared by all tabs: a mail
 * opened in a new tab confirms the account registered in the first. Unreadable data starts a new
 * world; without storage the world lives in memory.
 */
export function browserStore(): WorldStore {
  let known: string | null = null;

  function kept(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return known;
    }
  }

  return {
    load() {
      known = kept();
      const stored = known === null ? null : readStored(known);
      return stored && 'world' in stored ? stored : null;
    },
    save(world, setting) {
      const text = storedText(world, setting);
      try {
        localStorage.setItem(key, text);
        known = text;
      } catch (error) {
        console.warn('The mock server cannot keep its world in this browser; a reload resets it.', error);
        known = kept();
      }
    },
    isStale: () => kept() !== known,
  };
}

import type { DatabaseStore } from '../createMockApi.ts';
import { readStored, storedText } from '../databases/storedDatabase.ts';

const key = 'portal-raiz-mock';

/**
 * Stores the database in local storage, where it survives a reload and all tabs share it: a mail opened in a new tab
 * confirms the account registered in the first. Unreadable data starts a new database; without storage the database
 * lives in memory.
 */
export function browserStore(): DatabaseStore {
  let known: string | null = null;

  function readStorage(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return known;
    }
  }

  return {
    load() {
      known = readStorage();
      const stored = known === null ? null : readStored(known);
      return stored && 'db' in stored ? stored : null;
    },
    save(db, setting) {
      const text = storedText(db, setting);
      try {
        localStorage.setItem(key, text);
        known = text;
      } catch (error) {
        console.warn('The mock server cannot keep its database in this browser; a reload resets it.', error);
        known = readStorage();
      }
    },
    isStale: () => readStorage() !== known,
  };
}

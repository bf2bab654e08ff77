/** A storage of the browser. Nothing throws when it is blocked or full. */
export interface BrowserStorage {
  /** The text of a key, or null. */
  read: (key: string) => string | null;
  /**
   * Replaces the text of a key; null removes it. Returns false if the storage is blocked or full.
   */
  write: (key: string, text: string | null) => boolean;
  /** Removes the keys that match. */
  removeAll: (matches: (key: string) => boolean) => void;
}

function storageOf(open: () => Storage): BrowserStorage {
  function attempt<Result>(act: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, text) =>
      attempt((storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      }, false),
    removeAll: (matches) =>
      attempt((storage) => {
        const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
        for (const key of keys.filter(matches)) storage.removeItem(key);
      }, undefined),
  };
}

/** The storage of this browser; `docs/decisions/0015-what-the-browser-keeps.md` lists its keys. */
export const deviceStorage = storageOf(() => localStorage);

/** The storage of this tab, until it is closed. */
export const tabStorage = storageOf(() => sessionStorage);

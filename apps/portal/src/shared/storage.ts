/** A storage of the browser. Nothing throws when it is blocked or full. */
export interface BrowserStorage {
  /** The text of a key, or null. */
  read: (key: string) => string | null;
  /**
   * Replaces the text of a key; null removes it. Returns false if the storage is blocked or full: the key is empty then,
   * so that nothing out of date comes back.
   */
  write: (key: string, text: string | null) => boolean;
  /** Removes the keys that match. */
  removeAll: (matches: (key: string) => boolean) => void;
}

type Items = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

function storageOf(open: () => Items): BrowserStorage {
  function attempt<Result>(act: (storage: Items) => Result, otherwise: Result): Result {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  }
  function write(key: string, text: string | null): boolean {
    const isDone = attempt((storage) => {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      return true;
    }, false);
    if (!isDone && text !== null) write(key, null);
    return isDone;
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write,
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

const texts = new Map<string, string>();

/** The memory of this tab, until a reload. */
export const tabMemory = storageOf(() => ({
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
  removeItem: (key) => void texts.delete(key),
  key: (at) => [...texts.keys()][at] ?? null,
  length: texts.size,
}));

/** The id of a person, or a visitor. */
export type Owner = number | 'visitor';

/** What a device stores about a person: a kind that is missing here has no key, so that "Sair" forgets every one. */
const personal = ['draft', 'lastLessons', 'lastLevel'] as const;

/** The key of something about a person, such as `draft.7.lesson:12`. */
export function personKey(kind: (typeof personal)[number], owner: Owner, item = ''): string {
  return `${kind}.${owner}${item && `.${item}`}`;
}

/** Removes what a storage has about one person, or for null about everyone. */
export function forgetPerson(storage: BrowserStorage, owner: Owner | null): void {
  storage.removeAll((key) => {
    const [kind, id] = key.split('.');
    return personal.some((one) => one === kind) && (owner === null || id === String(owner));
  });
}

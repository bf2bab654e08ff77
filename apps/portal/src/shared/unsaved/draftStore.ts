import { session } from '@raiz/api-client';
import { deviceStorage } from '../storage.ts';

/** Where drafts are stored: in the memory of this tab, or on this device. */
export type DraftStorage = 'tab' | 'device';

/** Prefix of the keys of drafts: `draft.<member id>.<form>`, such as `draft.7.lesson:12`. */
const draftPrefix = 'draft.';

/** Identifies the drafts of one form. */
export interface DraftKey {
  /** Id of the person, or a visitor; null while unknown: then nothing is stored. */
  owner: number | 'visitor' | null;
  /** The form and the object it edits, such as `lesson:12`. */
  form: string;
  storage: DraftStorage;
}

/** The key of a form's drafts, or null. */
export function keyOf({ owner: id, form }: DraftKey): string | null {
  return id === null ? null : `${draftPrefix}${id}.${form}`;
}

const memory = new Map<string, string>();

// A login removes the drafts of the visitor before it.
session.subscribe((token) => {
  if (token === null) return;
  for (const key of memory.keys()) if (key.startsWith(`${draftPrefix}visitor.`)) memory.delete(key);
});

/** The texts of drafts by key. Nothing throws when storage is blocked or full. */
export const draftStore = {
  /** The text of a key, or null. */
  read(storage: DraftStorage, key: string): string | null {
    return storage === 'tab' ? (memory.get(key) ?? null) : deviceStorage.read(key);
  },
  /**
   * Replaces the text of a key; null removes it. Returns false if the storage is blocked or full.
   */
  write(storage: DraftStorage, key: string, text: string | null): boolean {
    if (storage === 'device') return deviceStorage.write(key, text);
    if (text === null) memory.delete(key);
    else memory.set(key, text);
    return true;
  },
  /** Removes the drafts on this device whose key matches. */
  remove(matches: (key: string) => boolean): void {
    deviceStorage.removeAll((key) => key.startsWith(draftPrefix) && matches(key));
  },
};

/** Whether a form has a draft. */
export function hasDraft(draftKey: DraftKey): boolean {
  const key = keyOf(draftKey);
  return key !== null && draftStore.read(draftKey.storage, key) !== null;
}

/** Removes the drafts of this tab, and those on this device of one person or, for null, of all. */
export function clearDrafts(owner: number | null): void {
  memory.clear();
  draftStore.remove((key) => owner === null || key.startsWith(`${draftPrefix}${owner}.`));
}

let owner: number | null = null;

/** Id of the person whose drafts Sair removes, or null while the profile is not loaded. */
export const draftOwner = {
  note(id: number | null): void {
    owner = id;
  },
  current: (): number | null => owner,
};

import { readField, readJson } from '@raiz/api-client/rules';
import { deviceStorage, type Owner, personKey, tabMemory } from '../storage.ts';
import type { Draftable } from './formValues.ts';

/** Where a draft is stored: in the memory of this tab, or on this device. */
export type DraftStorage = 'tab' | 'device';

/** Identifies the draft of one form. */
export interface DraftKey {
  /** Id of the person, or a visitor; null while unknown: then nothing is stored. */
  owner: Owner | null;
  /** The form and the object it edits, such as `lesson:12`. */
  form: string;
  storage: DraftStorage;
}

/** Unsaved values of a form. */
export interface Draft<Values> {
  /** Milliseconds since 1970. */
  savedAt: number;
  values: Values;
  /** The values that were changed, to tell another author's changes from these. */
  base: Values;
}

/** Lifetime of a draft on a device in milliseconds: 30 days. */
export const draftLife = 30 * 24 * 60 * 60 * 1000;

const storages = { tab: tabMemory, device: deviceStorage };

/** The key of a form's draft, such as `draft.7.lesson:12`, or null. */
export function keyOf({ owner, form }: DraftKey): string | null {
  return owner === null ? null : personKey('draft', owner, form);
}

function stored(draftKey: DraftKey): string | null {
  const key = keyOf(draftKey);
  return key === null ? null : storages[draftKey.storage].read(key);
}

function isAlive(savedAt: unknown, now: number): savedAt is number {
  return typeof savedAt === 'number' && Math.abs(now - savedAt) < draftLife;
}

function hasTypeOf<Value>(value: unknown, like: Value): value is Value {
  return typeof value === typeof like;
}

/**
 * The fields of `known` that the form has, with the form's own values for the others: the form may
 * have changed since the draft was saved. Null when no field fits.
 */
function valuesOf<Values extends Draftable<Values>>(known: unknown, initial: Values): Values | null {
  const values = { ...initial };
  let fits = false;
  for (const name in values) {
    const value = readField(known, name);
    if (!hasTypeOf(value, values[name])) continue;
    values[name] = value;
    fits = true;
  }
  return fits ? values : null;
}

/** Whether a form has a draft. */
export function hasDraft(draftKey: DraftKey): boolean {
  return stored(draftKey) !== null;
}

/**
 * Reads the draft of a form, or null. Ignores a draft that is too old or malformed. Returns null when
 * storage is blocked; never throws.
 * @param initial Values of the form. They replace the draft's missing fields and those of another
 *   type; other fields are dropped.
 */
export function readDraft<Values extends Draftable<Values>>(
  draftKey: DraftKey,
  initial: Values,
  now: number,
): Draft<Values> | null {
  const draft = readJson(stored(draftKey) ?? '');
  const savedAt = readField(draft, 'savedAt');
  const values = valuesOf(readField(draft, 'values'), initial);
  const base = valuesOf(readField(draft, 'base'), initial);
  if (!isAlive(savedAt, now) || values === null || base === null) return null;
  return { savedAt, values, base };
}

/** Replaces the draft of a form; null removes it. Returns false if the storage is blocked or full. */
export function writeDraft<Values>(draftKey: DraftKey, draft: Draft<Values> | null): boolean {
  const key = keyOf(draftKey);
  return key !== null && storages[draftKey.storage].write(key, draft && JSON.stringify(draft));
}

/** Removes drafts on this device that are too old or malformed. */
export function sweepDrafts(now: number): void {
  const savedAt = (key: string) => readField(readJson(deviceStorage.read(key) ?? ''), 'savedAt');
  deviceStorage.removeAll((key) => key.startsWith('draft.') && !isAlive(savedAt(key), now));
}

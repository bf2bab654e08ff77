import { readField, readJson } from '@raiz/api-client/rules';
import { draftStore, keyOf, type DraftKey } from './draftStore.ts';

/** Lifetime of a draft on a device in milliseconds: 30 days. */
export const draftLife = 30 * 24 * 60 * 60 * 1000;

/**
 * Maximum number of drafts per form: the current one, and earlier ones not restored or discarded.
 */
const maxDrafts = 3;

/**
 * Form values that can be drafted: flat texts, numbers and booleans. Never passwords, and bank data
 * in the tab only.
 */
export type Draftable<Values> = { [Field in keyof Values]: string | number | boolean };

/** Unsaved values of a form. */
export interface Draft<Values> {
  /** Milliseconds since 1970. */
  savedAt: number;
  values: Values;
  /** The initial values of the form, to tell another author's changes from these. */
  base?: Values;
}

function isAlive(savedAt: unknown, now: number): savedAt is number {
  return typeof savedAt === 'number' && Math.abs(now - savedAt) < draftLife;
}

function hasTypeOf<Value>(value: unknown, like: Value): value is Value {
  return typeof value === typeof like;
}

/**
 * The fields of `stored` that the form has, with the form's own values for the others: the form may
 * have changed since the draft was saved. Null when no field fits.
 */
function valuesOf<Values extends Draftable<Values>>(stored: unknown, initial: Values): Values | null {
  const values = { ...initial };
  let fits = false;
  for (const name in values) {
    const value = readField(stored, name);
    if (!hasTypeOf(value, values[name])) continue;
    values[name] = value;
    fits = true;
  }
  return fits ? values : null;
}

function draftOf<Values extends Draftable<Values>>(
  stored: unknown,
  initial: Values,
  now: number,
): Draft<Values> | null {
  const savedAt = readField(stored, 'savedAt');
  const values = valuesOf(readField(stored, 'values'), initial);
  if (!isAlive(savedAt, now) || values === null) return null;
  const storedBase = readField(stored, 'base');
  if (storedBase === undefined) return { savedAt, values };
  const base = valuesOf(storedBase, initial);
  return base && { savedAt, values, base };
}

function parse(text: string | null): unknown[] {
  const list = readJson(text ?? '');
  return Array.isArray(list) ? list : [];
}

/** Whether two sets of form values are equal. */
export function sameValues<Values extends Draftable<Values>>(one: Values, other: Values): boolean {
  for (const name in one) if (one[name] !== other[name]) return false;
  return true;
}

/**
 * Reads the drafts of one form, newest first. Ignores drafts that are too old or malformed. Returns
 * none when storage is blocked; never throws.
 * @param initial Values of the form. They replace the draft's missing fields and those of another
 *   type; other fields are dropped.
 */
export function readDrafts<Values extends Draftable<Values>>(
  draftKey: DraftKey,
  initial: Values,
  now: number,
): Draft<Values>[] {
  const key = keyOf(draftKey);
  if (key === null) return [];
  return parse(draftStore.read(draftKey.storage, key)).flatMap((stored) => draftOf(stored, initial, now) ?? []);
}

/**
 * Replaces the drafts of one form; an empty list removes them. Returns false if the storage is
 * blocked or full.
 */
export function writeDrafts<Values>(draftKey: DraftKey, drafts: readonly Draft<Values>[]): boolean {
  const key = keyOf(draftKey);
  if (key === null) return false;
  return draftStore.write(
    draftKey.storage,
    key,
    drafts.length === 0 ? null : JSON.stringify(drafts.slice(0, maxDrafts)),
  );
}

/** Removes drafts on this device that are too old or malformed. */
export function sweepDrafts(now: number): void {
  draftStore.remove((key) => {
    const drafts = parse(draftStore.read('device', key));
    return !drafts.some((one) => isAlive(readField(one, 'savedAt'), now));
  });
}

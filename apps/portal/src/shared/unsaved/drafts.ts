import { readField, readJson } from '@raiz/api-client/rules';
import { draftStore, keyOf, type DraftKey } from './draftStore.ts';

/** Lifetime of a draft on a device in milliseconds: 30 days. */
export const draftLife = 30 * 24 * 60 * 60 * 1000;

/** Drafts kept per form: the current one, and earlier ones that were not restored or discarded. */
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
  /** What the form began with, where a later author's changes must be told from these. */
  base?: Values;
}

function isAlive(savedAt: unknown, now: number): boolean {
  return typeof savedAt === 'number' && Math.abs(now - savedAt) < draftLife;
}

function isLike<Values extends Draftable<Values>>(value: unknown, like: Values): value is Values {
  return Object.entries(like).every(([name, known]) => typeof readField(value, name) === typeof known);
}

function isDraft<Values extends Draftable<Values>>(value: unknown, like: Values, now: number): value is Draft<Values> {
  const base = readField(value, 'base');
  const isComplete = isLike(readField(value, 'values'), like) && (base === undefined || isLike(base, like));
  return isAlive(readField(value, 'savedAt'), now) && isComplete;
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
 * @param like Values of the current form: a draft must have the same fields and types.
 */
export function readDrafts<Values extends Draftable<Values>>(
  place: DraftKey,
  like: Values,
  now: number,
): Draft<Values>[] {
  const key = keyOf(place);
  if (key === null) return [];
  return parse(draftStore.read(place.life, key)).filter((one) => isDraft(one, like, now));
}

/**
 * Replaces the drafts of one form; an empty list removes them. Returns false when storage refuses.
 */
export function writeDrafts<Values>(place: DraftKey, drafts: readonly Draft<Values>[]): boolean {
  const key = keyOf(place);
  if (key === null) return false;
  return draftStore.write(place.life, key, drafts.length === 0 ? null : JSON.stringify(drafts.slice(0, maxDrafts)));
}

/** Removes drafts on this device that are too old or malformed. */
export function sweepDrafts(now: number): void {
  draftStore.remove((key) => {
    const drafts = parse(draftStore.read('device', key));
    return !drafts.some((one) => isAlive(readField(one, 'savedAt'), now));
  });
}

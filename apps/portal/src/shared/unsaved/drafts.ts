import { draftPrefix, removeDrafts } from './clearDrafts.ts';

/** How long a draft is kept, in milliseconds: 30 days. */
export const draftLife = 30 * 24 * 60 * 60 * 1000;

/** The most drafts of one form: what is being typed, and earlier ones that nobody has decided about. */
const most = 3;

/** The fields of a form that can be drafted: flat, and nothing but text, numbers and marks. Never passwords or bank data. */
export type Draftable<Values> = { [Field in keyof Values]: string | number | boolean };

/** Something typed that was not saved. */
export interface Draft<Values> {
  /** When it was kept, in milliseconds since 1970. */
  savedAt: number;
  values: Values;
}

/** Where the drafts of one form are kept. */
export interface DraftPlace {
  /** Id of the person; without one nothing is kept. */
  owner: number | null;
  /** The form and what it is about, such as `lesson:12`. */
  form: string;
}

function keyOf({ owner, form }: DraftPlace): string | null {
  return owner === null ? null : `${draftPrefix}${owner}.${form}`;
}

function isAlive(savedAt: unknown, now: number): boolean {
  return typeof savedAt === 'number' && Math.abs(now - savedAt) < draftLife;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isLike<Values extends Draftable<Values>>(value: unknown, like: Values): value is Values {
  return Object.entries(like).every(([name, known]) => typeof field(value, name) === typeof known);
}

function isDraft<Values extends Draftable<Values>>(value: unknown, like: Values, now: number): value is Draft<Values> {
  return isAlive(field(value, 'savedAt'), now) && isLike(field(value, 'values'), like);
}

function parse(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Whether two forms hold the same. */
export function sameValues<Values extends Draftable<Values>>(one: Values, other: Values): boolean {
  for (const name in one) if (one[name] !== other[name]) return false;
  return true;
}

/**
 * The drafts of one form, newest first. What is too old, was written by something else or has other fields is left out;
 * storage that is blocked holds none. Never throws.
 * @param like Values of the form as it is now.
 */
export function readDrafts<Values extends Draftable<Values>>(
  place: DraftPlace,
  like: Values,
  now: number,
): Draft<Values>[] {
  const key = keyOf(place);
  if (key === null) return [];
  try {
    return parse(localStorage.getItem(key)).filter((one) => isDraft(one, like, now));
  } catch {
    return [];
  }
}

/** Keeps the drafts of one form in place of those before; an empty list removes them. False when storage would not take them. */
export function writeDrafts<Values>(place: DraftPlace, drafts: readonly Draft<Values>[]): boolean {
  const key = keyOf(place);
  if (key === null) return false;
  try {
    if (drafts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(drafts.slice(0, most)));
    return true;
  } catch {
    return false;
  }
}

/** Removes what is too old, and what is no draft at all. */
export function sweepDrafts(now: number): void {
  removeDrafts((key) => !parse(localStorage.getItem(key)).some((one) => isAlive(field(one, 'savedAt'), now)));
}

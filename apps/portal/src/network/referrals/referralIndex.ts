import type { Schemas } from '@raiz/api-client';
import { fold } from '@raiz/ui/format';
import { levelRank } from './levelRank.ts';
import { mergeSort } from './mergeSort.ts';
import type { ReferralColumn, ReferralFilters } from './referralsView.ts';
import type { Work } from './slices.ts';

/** One person of the network (spec, section 3). */
export type Referral = Schemas['Indicado'];

/** What is known of a network beforehand, so that a keystroke need not find it out. */
export interface ReferralIndex {
  people: readonly Referral[];
  /** Names and e-mails for searching, row by row. */
  names: readonly string[];
  emails: readonly string[];
  /** Levels and states that occur, apart from empty ones. */
  levels: ReadonlySet<string>;
  statuses: ReadonlySet<string>;
}

/** All rows by one column, both ways: rows of one value as they came, rows without a value last. */
export interface RowOrder {
  ascending: Int32Array;
  descending: Int32Array;
}

const stride = 128;
const plain = /^[ -~]*$/;

/** For searching: no accents, no case. Most texts have none to take away. */
function searchText(text: string): string {
  return plain.test(text) ? text.toLowerCase() : fold(text);
}

/** Prepares a network for searching. */
export function* indexPeople(people: readonly Referral[]): Work<ReferralIndex> {
  const names: string[] = [];
  const emails: string[] = [];
  const levels = new Set<string>();
  const statuses = new Set<string>();
  for (const person of people) {
    names.push(searchText(person.name));
    emails.push(searchText(person.email));
    if (person.nivel) levels.add(person.nivel);
    if (person.indicador_nivel) levels.add(person.indicador_nivel);
    statuses.add(person.assinatura_status);
    if (names.length % stride === 0) yield;
  }
  return { people, names, emails, levels, statuses };
}

/** A text by which texts sort as a Brazilian list does: "pessoa9" before "pessoa10". */
function sortText(text: string): string {
  return /\d/.test(text) ? text.replace(/\d+/g, (digits) => digits.padStart(12, '0')) : text;
}

/** Null for a blank text, which stands after all others. */
function textKey(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : sortText(text);
}

/** Null for what the table does not show as a date. */
function dayKey(text: string | null | undefined): string | null {
  return text && /^\d{4}-\d\d-\d\d/.test(text) ? text : null;
}

function keyOf(index: ReferralIndex, column: ReferralColumn, row: number, person: Referral): string | number | null {
  switch (column) {
    case 'name':
      return textKey(index.names[row]);
    case 'email':
      return textKey(index.emails[row]);
    case 'date':
      return dayKey(person.referral_date);
    case 'depth':
      return person.profundidade;
    case 'status':
      return textKey(searchText(person.assinatura_status));
    case 'level':
      return person.nivel ? levelRank(person.nivel) : null;
    case 'sponsor':
      return textKey(searchText(person.indicador_nome ?? ''));
    case 'sponsorLevel':
      return person.indicador_nivel ? levelRank(person.indicador_nivel) : null;
  }
}

function compareKeys(a: string | number | null | undefined, b: string | number | null | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The order of all rows by one column; levels go by their rank, empty values last. */
export function* orderBy(index: ReferralIndex, column: ReferralColumn): Work<RowOrder> {
  const keys: (string | number | null)[] = [];
  const filled: number[] = [];
  const empty: number[] = [];
  for (const [row, person] of index.people.entries()) {
    const key = keyOf(index, column, row, person);
    keys.push(key);
    (key === null ? empty : filled).push(row);
    if (row % stride === 0) yield;
  }
  const sorted = yield* mergeSort(Int32Array.from(filled), (a, b) => compareKeys(keys[a], keys[b]));
  const ascending = new Int32Array(index.people.length);
  ascending.set(sorted);
  ascending.set(empty, sorted.length);
  const descending = ascending.slice();
  descending.set(yield* turned(sorted, (a, b) => keys[a] === keys[b]));
  return { ascending, descending };
}

/** Rows the other way round, but those of one value as they were. */
function* turned(rows: Int32Array, isSame: (a: number, b: number) => boolean): Work<Int32Array> {
  const result = new Int32Array(rows.length);
  let into = 0;
  for (let end = rows.length; end > 0;) {
    let start = end - 1;
    while (start > 0 && isSame(rows[start - 1] ?? 0, rows[start] ?? 0)) {
      start -= 1;
      if (start % stride === 0) yield;
    }
    if (start % stride === 0) yield;
    result.set(rows.subarray(start, end), into);
    into += end - start;
    end = start;
  }
  return result;
}

/** Whether a row passes all filters together. */
export function rowFilter(index: ReferralIndex, filters: ReferralFilters): (row: number, person: Referral) => boolean {
  const name = searchText(filters.name.trim());
  const email = searchText(filters.email.trim());
  const depth = filters.depth === '' ? null : Number(filters.depth);
  const { status, level, sponsorLevel } = filters;
  return (row, person) =>
    (depth === null || person.profundidade === depth) &&
    (status === '' || person.assinatura_status === status) &&
    (level === '' || person.nivel === level) &&
    (sponsorLevel === '' || person.indicador_nivel === sponsorLevel) &&
    (name === '' || (index.names[row] ?? '').includes(name)) &&
    (email === '' || (index.emails[row] ?? '').includes(email));
}

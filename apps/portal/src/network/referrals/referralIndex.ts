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

/** An order of all rows: those with a value upward, then those without one. */
export interface RowOrder {
  rows: Int32Array;
  /** How many rows, at the end, have no value. */
  empty: number;
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

function keyOf(index: ReferralIndex, column: ReferralColumn, row: number, person: Referral): string | number | null {
  switch (column) {
    case 'name':
      return sortText(index.names[row] ?? '');
    case 'email':
      return sortText(index.emails[row] ?? '');
    case 'date':
      return person.referral_date || null;
    case 'depth':
      return person.profundidade;
    case 'status':
      return searchText(person.assinatura_status);
    case 'level':
      return person.nivel ? levelRank(person.nivel) : null;
    case 'sponsor':
      return person.indicador_nome ? sortText(searchText(person.indicador_nome)) : null;
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
  const rows = new Int32Array(index.people.length);
  rows.set(sorted);
  rows.set(empty, sorted.length);
  return { rows, empty: empty.length };
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

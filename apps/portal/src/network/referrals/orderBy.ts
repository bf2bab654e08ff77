import { fold } from '@raiz/ui/format';
import { levelRank } from './levelRank.ts';
import { mergeSort } from './mergeSort.ts';
import type { Referral, ReferralIndex } from './referralIndex.ts';
import type { ReferralColumn } from './referralsView.ts';
import type { Work } from './slices.ts';

/** All rows by one column, both ways: rows of one value as they came, rows without a value last. */
export interface RowOrder {
  ascending: Int32Array;
  descending: Int32Array;
}

const stride = 128;

/** What a column holds, as it came. */
type Raw = string | number | null | undefined;
/** By what it is put in order. */
type Key = string | number;

/** A text by which texts sort as a Brazilian list does: "pessoa9" before "pessoa10". Null for a blank one, which stands last. */
function textKey(text: string): string | null {
  if (text.trim() === '') return null;
  return /\d/.test(text) ? text.replace(/\d+/g, (digits) => digits.padStart(12, '0')) : text;
}

function rawOf(index: ReferralIndex, column: ReferralColumn, row: number, person: Referral): Raw {
  switch (column) {
    case 'name':
      return index.names[row];
    case 'email':
      return index.emails[row];
    case 'date':
      return person.referral_date;
    case 'depth':
      return person.profundidade;
    case 'status':
      return person.assinatura_status;
    case 'level':
      return person.nivel;
    case 'sponsor':
      return person.indicador_nome;
    case 'sponsorLevel':
      return person.indicador_nivel;
  }
}

/** Null for what the table does not show, which stands last. */
function keyOf(column: ReferralColumn, raw: Raw): Key | null {
  if (raw === null || raw === undefined || raw === '') return null;
  if (typeof raw === 'number') return raw;
  switch (column) {
    case 'level':
    case 'sponsorLevel':
      return levelRank(raw);
    case 'date':
      return /^\d{4}-\d\d-\d\d/.test(raw) ? raw : null;
    default:
      return textKey(fold(raw));
  }
}

/** The different keys of a column, and for each row the place of its own among them; -1 without one. */
function* keysOf(index: ReferralIndex, column: ReferralColumn): Work<{ keys: readonly Key[]; codes: Int32Array }> {
  const keys: Key[] = [];
  const codes = new Int32Array(index.people.length);
  const ofRaw = new Map<Raw, number>();
  const ofKey = new Map<Key, number>();
  // A state, a level, a day or a sponsor stands in many rows: its key is worked out once.
  function codeOf(raw: Raw): number {
    const key = keyOf(column, raw);
    if (key === null) return -1;
    const code = ofKey.get(key) ?? keys.push(key) - 1;
    ofKey.set(key, code);
    return code;
  }
  for (const [row, person] of index.people.entries()) {
    const raw = rawOf(index, column, row, person);
    const code = ofRaw.get(raw) ?? codeOf(raw);
    ofRaw.set(raw, code);
    codes[row] = code;
    if (row % stride === 0) yield;
  }
  return { keys, codes };
}

/** Puts rows into places by their rank, rows of one rank as they came; rank -1 comes last. */
function* placed(ranks: Int32Array, count: number): Work<Int32Array> {
  const starts = new Int32Array(count + 1);
  const placeOf = (rank: number) => (rank < 0 ? count : rank);
  for (const rank of ranks) if (rank >= 0) starts[rank + 1] = (starts[rank + 1] ?? 0) + 1;
  for (let at = 1; at <= count; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const rows = new Int32Array(ranks.length);
  for (const [row, rank] of ranks.entries()) {
    const place = placeOf(rank);
    const at = starts[place] ?? 0;
    rows[at] = row;
    starts[place] = at + 1;
    if (row % (8 * stride) === 0) yield;
  }
  return rows;
}

/** The order of all rows by one column; levels go by their rank, empty values last. */
export function* orderBy(index: ReferralIndex, column: ReferralColumn): Work<RowOrder> {
  const { keys, codes } = yield* keysOf(index, column);
  const sorted = yield* mergeSort(Int32Array.from(keys.keys()), (a, b) => compareKeys(keys[a], keys[b]));
  const rankOf = new Int32Array(keys.length);
  for (const [rank, code] of sorted.entries()) rankOf[code] = rank;
  const last = keys.length - 1;
  const up = codes.map((code) => (code < 0 ? code : (rankOf[code] ?? 0)));
  const down = up.map((rank) => (rank < 0 ? rank : last - rank));
  return { ascending: yield* placed(up, keys.length), descending: yield* placed(down, keys.length) };
}

/** A column has keys of one kind only. */
function compareKeys(a: Key = '', b: Key = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

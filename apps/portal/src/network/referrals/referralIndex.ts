import type { Schemas } from '@raiz/api-client';
import { fold } from '@raiz/ui/format';
import type { ReferralFilters } from './referralsView.ts';
import type { Work } from './slices.ts';

/** One person of the network (spec, section 3). */
export type Referral = Schemas['Indicado'];

/** What is known of a network beforehand, so that a keystroke need not find it out. */
export interface ReferralIndex {
  people: readonly Referral[];
  /** Names and e-mails for searching, row by row. */
  names: readonly string[];
  emails: readonly string[];
  /** Levels that occur, apart from empty ones. */
  levels: ReadonlySet<string>;
  /** State and depth, for counting. */
  statuses: CodedColumn<string>;
  depths: CodedColumn<number>;
}

/** A column with few different values: each is kept once, and each row has its place among them. */
export interface CodedColumn<Value> {
  values: readonly Value[];
  codes: Int32Array;
}

const stride = 128;

/** Gives each value the place at which it was first met. */
function coder<Value>(length: number): { column: CodedColumn<Value>; put: (row: number, value: Value) => void } {
  const values: Value[] = [];
  const codes = new Int32Array(length);
  const known = new Map<Value, number>();
  function put(row: number, value: Value) {
    const code = known.get(value) ?? values.push(value) - 1;
    known.set(value, code);
    codes[row] = code;
  }
  return { column: { values, codes }, put };
}

/** Prepares a network for searching. */
export function* indexPeople(people: readonly Referral[]): Work<ReferralIndex> {
  const names: string[] = [];
  const emails: string[] = [];
  const levels = new Set<string>();
  const statuses = coder<string>(people.length);
  const depths = coder<number>(people.length);
  for (const [row, person] of people.entries()) {
    names.push(fold(person.name));
    emails.push(fold(person.email));
    if (person.nivel) levels.add(person.nivel);
    if (person.indicador_nivel) levels.add(person.indicador_nivel);
    statuses.put(row, person.assinatura_status);
    depths.put(row, person.profundidade);
    if (row % stride === 0) yield;
  }
  return { people, names, emails, levels, statuses: statuses.column, depths: depths.column };
}

/** Whether a row passes all filters together. */
export function rowFilter(index: ReferralIndex, filters: ReferralFilters): (row: number, person: Referral) => boolean {
  const name = fold(filters.name.trim());
  const email = fold(filters.email.trim());
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

import { emptyValue, normalizeForSearch, parseDate, searchWords, hasWords, trimUnseen } from '@raiz/ui/format';
import type { Received } from '@raiz/api-client';
import type { ReferralColumn, ReferralFilters } from './referralsView.ts';
import { valueOf } from '../../shared/reads/labelOf.ts';
import { nonNullRows } from '../../shared/reads/rows.ts';
import { levelRank } from '../shared/levels.ts';

/** One person of the network. */
export type Referral = Received<'Indicado'>;

/** Name of a person as shown. */
export function nameOf({ name }: Referral): string {
  return trimUnseen(name ?? '') || emptyValue;
}

/** Whether the member referred the person. */
export function isDirect({ profundidade }: Referral): boolean {
  return profundidade === 1;
}

/** An index of a network for search, so that a keystroke need not compute it again. */
export interface ReferralIndex {
  /** In the server's order; a row number is a position in this list. */
  people: readonly Referral[];
  /** Names by row, lower-case and without accents. */
  names: readonly string[];
  /** E-mails by row, lower-case and without accents. */
  emails: readonly string[];
  /** The existing levels, of people and of sponsors. */
  levels: ReadonlySet<string>;
  /** The existing depths. */
  depths: ReadonlySet<number>;
}

/** Builds the index of a network, without null rows. Copies the list only if it has any. */
export function indexPeople(received: readonly (Referral | null)[]): ReferralIndex {
  const people = received.every((person) => person !== null) ? received : nonNullRows(received);
  const levels = new Set<string>();
  const depths = new Set<number>();
  for (const { nivel, indicador_nivel, profundidade } of people) {
    if (profundidade !== null) depths.add(profundidade);
    for (const level of [valueOf(nivel), valueOf(indicador_nivel)]) if (level !== '') levels.add(level);
  }
  return {
    people,
    names: people.map(({ name }) => normalizeForSearch(name ?? '')),
    emails: people.map(({ email }) => normalizeForSearch(email ?? '')),
    levels,
    depths,
  };
}

/** The people who match the filters, and counts of what another choice would find. */
export interface FoundReferrals {
  people: readonly Referral[];
  /** Number of people without the filters for status and depth. */
  total: number;
  /** Number of people by subscription status, without the status filter. */
  byStatus: ReadonlyMap<string, number>;
  /** Number of people by depth, without the depth filter. */
  byDepth: ReadonlyMap<number, number>;
  /** Number of people by level, without the level filter. */
  byLevel: ReadonlyMap<string, number>;
  /** Number of people by the level of their sponsor, without its filter. */
  bySponsorLevel: ReadonlyMap<string, number>;
}

/** Adds one to the count of a value; does not count unknown values. */
function count<Value>(counts: Map<Value, number>, value: Value | null): void {
  if (value !== null && value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
}

/**
 * Filters and counts the network.
 * @param order row numbers from `sortReferrals`; null keeps the server's order
 */
export function findReferrals(
  index: ReferralIndex,
  filters: ReferralFilters,
  order: readonly number[] | null,
): FoundReferrals {
  const name = searchWords(filters.name);
  const email = searchWords(filters.email);
  const { status, level, sponsorLevel } = filters;
  const depth = filters.depth === '' ? null : Number(filters.depth);
  const people: Referral[] = [];
  const byStatus = new Map<string, number>();
  const byDepth = new Map<number, number>();
  const byLevel = new Map<string, number>();
  const bySponsorLevel = new Map<string, number>();
  let total = 0;
  for (let at = 0; at < index.people.length; at += 1) {
    const row = order?.[at] ?? at;
    const person = index.people[row];
    if (person === undefined || !hasWords(index.names[row] ?? '', name)) continue;
    if (!hasWords(index.emails[row] ?? '', email)) continue;
    const ownStatus = valueOf(person.assinatura_status);
    const ownLevel = valueOf(person.nivel);
    const levelAbove = valueOf(person.indicador_nivel);
    const hasStatus = status === '' || ownStatus === status;
    const hasDepth = depth === null || person.profundidade === depth;
    const hasLevel = level === '' || ownLevel === level;
    const hasSponsorLevel = sponsorLevel === '' || levelAbove === sponsorLevel;
    const hasPlace = hasStatus && hasDepth;
    const hasLevels = hasLevel && hasSponsorLevel;
    if (hasLevels) total += 1;
    if (hasLevels && hasDepth) count(byStatus, ownStatus);
    if (hasLevels && hasStatus) count(byDepth, person.profundidade);
    if (hasPlace && hasSponsorLevel) count(byLevel, ownLevel);
    if (hasPlace && hasLevel) count(bySponsorLevel, levelAbove);
    if (hasPlace && hasLevels) people.push(person);
  }
  return { people, total, byStatus, byDepth, byLevel, bySponsorLevel };
}

/** Sort key of a cell. The keys of one column have the same type; null sorts last. */
type Key = string | number | null;

/** Zero-pads numbers in a text, so that "pessoa9" sorts before "pessoa10". */
function textKey(normalized: string | undefined): Key {
  if (!normalized?.trim()) return null;
  return normalized.replace(/\d+/g, (digits) => digits.padStart(12, '0'));
}

function keyOf(index: ReferralIndex, column: ReferralColumn, row: number, person: Referral): Key {
  switch (column) {
    case 'name':
      return textKey(index.names[row]);
    case 'email':
      return textKey(index.emails[row]);
    case 'date':
      return parseDate(person.referral_date)?.getTime() ?? null;
    case 'depth':
      return person.profundidade;
    case 'status':
      return textKey(normalizeForSearch(person.assinatura_status ?? ''));
    case 'level':
      return person.nivel ? levelRank(person.nivel) : null;
    case 'sponsor':
      return textKey(normalizeForSearch(person.indicador_nome ?? ''));
    case 'sponsorLevel':
      return person.indicador_nivel ? levelRank(person.indicador_nivel) : null;
  }
}

/**
 * Sorts the whole network by one column. Levels sort by rank; equal rows keep the server's order;
 * rows without a value come last in both directions.
 * @returns the row numbers in the new order
 */
export function sortReferrals(index: ReferralIndex, column: ReferralColumn, descending: boolean): number[] {
  const withKey: { row: number; key: string | number }[] = [];
  const withoutKey: number[] = [];
  for (const [row, person] of index.people.entries()) {
    const key = keyOf(index, column, row, person);
    if (key === null) withoutKey.push(row);
    else withKey.push({ row, key });
  }
  const before = descending ? 1 : -1;
  withKey.sort((a, b) => (a.key < b.key ? before : a.key > b.key ? -before : 0));
  return [...withKey.map(({ row }) => row), ...withoutKey];
}

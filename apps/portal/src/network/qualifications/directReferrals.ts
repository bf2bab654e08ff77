import { levelNames } from '@raiz/ui/format';
import { type DirectReferral, activeFirst } from '../../shared/member/qualification.ts';
import { order, type Parameters, type TableSort, text } from '../../shared/page/viewInAddress.ts';
import { levelRank } from '../shared/levels.ts';

/** Filter and order of the direct referrals; both are in the address. */
export interface DirectView {
  /** Filter by current level; '' for all. */
  level: string;
  /** null: active people first. */
  sort: TableSort | null;
}

/** Name of each sortable column in the address. */
const sortNames = { name: 'nome', current: 'nivel' } as const;

type Column = keyof typeof sortNames;

function isColumn(id: string): id is Column {
  return Object.hasOwn(sortNames, id);
}

/** The view in the address. */
export const directParameters: Parameters<DirectView> = { level: text('nivel'), sort: order('ordem', sortNames) };

/** A person without a level ranks below all levels. */
function rankOf(level: string | null): number {
  return level?.trim() ? levelRank(level) : -1;
}

function compare(column: Column, one: DirectReferral, other: DirectReferral): number {
  if (column === 'name') return (one.name ?? '').localeCompare(other.name ?? '', 'pt-BR');
  return rankOf(one.nivel_qualificacao_atual) - rankOf(other.nivel_qualificacao_atual);
}

/** The direct referrals of a view, in its order. */
export function directReferralsOf(
  referrals: readonly DirectReferral[],
  { level, sort }: DirectView,
): readonly DirectReferral[] {
  const found = referrals.filter(({ nivel_qualificacao_atual: current }) => level === '' || current?.trim() === level);
  const usual = activeFirst(found).filter((person) => person !== null);
  if (sort === null || !isColumn(sort.columnId)) return usual;
  const { columnId, direction } = sort;
  const sign = direction === 'descending' ? -1 : 1;
  return usual.toSorted((one, other) => sign * compare(columnId, one, other));
}

/** The levels of people with the number of each, highest first. */
export function levelCounts(referrals: readonly DirectReferral[]): [level: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { nivel_qualificacao_atual } of referrals) {
    const level = nivel_qualificacao_atual?.trim();
    if (level) counts.set(level, (counts.get(level) ?? 0) + 1);
  }
  return [...counts].toSorted(([one], [other]) => levelRank(other) - levelRank(one));
}

/** Longest first: "Diamond" is part of "Double Diamond". */
const longestNames = levelNames.toSorted((one, other) => other.length - one.length);

/** The level that a sentence requires of the direct referrals: not the next level itself. */
function levelAskedFor(sentence: string, next: string): string | null {
  let rest = sentence;
  for (const level of longestNames) {
    if (!rest.includes(level)) continue;
    if (level !== next) return level;
    rest = rest.replaceAll(level, '');
  }
  return null;
}

/** The people who may count next for the member's next level. */
export interface Nearest {
  /** The level that they need. */
  level: string;
  /** At most three, the highest level first. */
  people: readonly DirectReferral[];
}

/**
 * The active direct referrals nearest to the level in a requirement; null if it contains none, or
 * no referral has a level below it.
 * @param sentence the server's `descricao`
 * @param next the member's next level
 */
export function nearestTo(sentence: string, next: string, referrals: readonly DirectReferral[]): Nearest | null {
  const level = levelAskedFor(sentence, next);
  if (level === null) return null;
  const below = referrals.filter(({ ativo, nivel_qualificacao_atual: current }) => {
    const rank = rankOf(current);
    return ativo === true && rank > 0 && rank < levelRank(level);
  });
  const people = directReferralsOf(below, { level: '', sort: { columnId: 'current', direction: 'descending' } });
  return people.length === 0 ? null : { level, people: people.slice(0, 3) };
}

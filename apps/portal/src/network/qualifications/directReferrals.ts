import type { TableSort } from '@raiz/ui/table';
import { type DirectReferral, activeFirst } from '../../shared/member/qualification.ts';
import { order, type Parameters, text } from '../../shared/page/viewInAddress.ts';
import { levelRank } from '../shared/levels.ts';

/** Which direct referrals are shown, and in which order; the address has both. */
export interface DirectView {
  /** The current level of those shown; '' for all. */
  level: string;
  /** null: active people first. */
  sort: TableSort | null;
}

/** Name of each sortable column in the address. */
const sortNames = { name: 'nome', recognised: 'reconhecido', current: 'nivel' } as const;

type Column = keyof typeof sortNames;

function isColumn(id: string): id is Column {
  return Object.hasOwn(sortNames, id);
}

/** The view in the address. */
export const directParameters: Parameters<DirectView> = { level: text('nivel'), sort: order('ordem', sortNames) };

/** A person without a level comes below all levels. */
function rankOf(level: string | null): number {
  return level?.trim() ? levelRank(level) : -1;
}

function compare(column: Column, one: DirectReferral, other: DirectReferral): number {
  if (column === 'name') return (one.name ?? '').localeCompare(other.name ?? '', 'pt-BR');
  const field = column === 'current' ? 'nivel_qualificacao_atual' : 'nivel_reconhecimento';
  return rankOf(one[field]) - rankOf(other[field]);
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

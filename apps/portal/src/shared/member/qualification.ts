import type { Received } from '@raiz/api-client';
import type { NextLevelStep } from '@raiz/ui';
import { emptyValue, levelNames, levelIndex } from '@raiz/ui/format';
import { nonNullRows } from '../reads/rows.ts';

/** Current level of the member, and the requirements for the next one. */
export type Qualification = Received<'Qualificacao'>;

/** A person the member referred directly. */
export type DirectReferral = NonNullable<Qualification['indicados'][number]>;

type Progress = Received<'ProximoNivel'>;

/**
 * Requirements for the next level; none at the top level. The contract has one requirement, but the
 * client also reads a list (docs/api-decisions.md#network-calls).
 */
export function nextSteps(progress: Progress | readonly (Progress | null)[] | null): NextLevelStep[] {
  return nonNullRows([progress].flat()).map(({ descricao, resumo, status }) => ({
    text: descricao ?? resumo ?? emptyValue,
    status: status ?? emptyValue,
  }));
}

/**
 * Sorts active people first, because only they count towards the next level; then by name. Rows
 * that are null come last.
 */
export function activeFirst(referrals: readonly (DirectReferral | null)[]): (DirectReferral | null)[] {
  return referrals.toSorted((one, other) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const byActive = Number(other.ativo) - Number(one.ativo);
    if (byActive !== 0) return byActive;
    return (one.name ?? '').localeCompare(other.name ?? '', 'pt-BR');
  });
}

/** Number of active people. */
export function countActive(referrals: readonly DirectReferral[]): number {
  return referrals.filter(({ ativo }) => ativo).length;
}

/** The level above another; null above the highest, undefined above an unknown one. */
export function levelAfter(level: string): string | null | undefined {
  const at = levelIndex(level);
  return at === -1 ? undefined : (levelNames[at + 1] ?? null);
}

import type { Schemas } from '@raiz/api-client';
import type { NextLevelStep } from '@raiz/ui';

/** Current level of the member, and what is missing for the next one. */
export type Qualification = Schemas['Qualificacao'];

/** A person the member referred directly. */
export type DirectReferral = Qualification['indicados'][number];

type Progress = Schemas['ProximoNivel'];

/**
 * Requirements for the next level; none at the top level. The contract has one requirement, but the
 * client also reads a list (docs/api-decisions.md#network-calls).
 */
export function nextSteps(progress: Progress | readonly Progress[] | null | undefined): NextLevelStep[] {
  return [progress ?? []].flat().map(({ descricao, status }) => ({ text: descricao, status }));
}

/** Sorts inactive people first, because the member may want to call them; then by name. */
export function inactiveFirst(referrals: readonly DirectReferral[]): DirectReferral[] {
  return referrals.toSorted((one, other) => {
    if (one.ativo !== other.ativo) return one.ativo ? 1 : -1;
    return one.name.localeCompare(other.name, 'pt-BR');
  });
}

/** Number of active people. */
export function countActive(referrals: readonly DirectReferral[]): number {
  return referrals.filter(({ ativo }) => ativo).length;
}

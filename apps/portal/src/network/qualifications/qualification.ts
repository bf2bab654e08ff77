import type { Schemas } from '@raiz/api-client';
import type { NextLevelStep } from '@raiz/ui';

/** Where the member stands (spec, section 3). */
export type Qualification = Schemas['Qualificacao'];

/** Someone the member has brought along. */
export type DirectReferral = Qualification['indicados'][number];

type Progress = Schemas['ProximoNivel'];

/**
 * What is missing for the next level; none at the top. The contract has one thing, but the client also reads a list of several
 * (`x-cliente-le-lista` in openapi.yaml; operations.md, 4).
 */
export function nextSteps(progress: Progress | readonly Progress[] | null | undefined): NextLevelStep[] {
  return [progress ?? []].flat().map(({ descricao, status }) => ({ text: descricao, status }));
}

/** Those who are not active first: they are whom one may call. Then by name. */
export function inactiveFirst(referrals: readonly DirectReferral[]): DirectReferral[] {
  return referrals.toSorted((one, other) => {
    if (one.ativo !== other.ativo) return one.ativo ? 1 : -1;
    return one.name.localeCompare(other.name, 'pt-BR');
  });
}

/** How many of them are active. */
export function countActive(referrals: readonly DirectReferral[]): number {
  return referrals.filter(({ ativo }) => ativo).length;
}

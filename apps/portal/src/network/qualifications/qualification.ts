import type { Schemas } from '@raiz/api-client';
import type { NextLevelStep } from '@raiz/ui';

/** Where the member stands (spec, section 3). */
export type Qualification = Schemas['Qualificacao'];

/** Someone the member has brought along. */
export type DirectReferral = Qualification['indicados'][number];

/** What is missing for the next level: one thing or several, as the backend may send either; none at the top (operations.md, 4). */
export function nextSteps(progress: Qualification['progresso_proximo'] | undefined): NextLevelStep[] {
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

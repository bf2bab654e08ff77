import type { Schemas } from '@raiz/api-client';
import type { UserRow } from '../core/database.ts';

type Direct = Schemas['Qualificacao']['indicados'][number];

/**
 * A direct referral on the qualifications page. The recognised level is permanent; the current one
 * is "Nenhum" without an active subscription.
 */
function asDirect({ name, email, assinatura_status, nivel }: Schemas['Indicado']): Direct {
  const ativo = assinatura_status === 'Ativa';
  const level = nivel ?? null;
  return {
    name,
    email,
    ativo,
    nivel_reconhecimento: level,
    nivel_qualificacao_atual: ativo || level === null ? level : 'Nenhum',
  };
}

/**
 * A member's qualification with the direct referrals of a network:
 * `docs/api-decisions.md#readqualification`.
 */
export function qualificationOf(member: UserRow, network: Schemas['Indicado'][]): Schemas['Qualificacao'] {
  return {
    nivel_atual: member.level,
    data_ultima_qualificacao: member.qualified_on,
    progresso_proximo: member.next_step,
    indicados: network.filter((row) => row.profundidade === 1).map(asDirect),
  };
}

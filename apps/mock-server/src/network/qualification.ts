import type { Schemas } from '@raiz/api-client';
import type { NetworkPerson, UserRow } from '../core/database.ts';

type Direct = Schemas['Qualificacao']['indicados'][number];

/** The current level of a person: "Nenhum" without an active subscription, whatever level is recognised. */
export function currentLevel(
  status: Schemas['Indicado']['assinatura_status'],
  recognised: string | null,
): string | null {
  return status === 'Ativa' || recognised === null ? recognised : 'Nenhum';
}

/** A direct referral on the qualifications page. */
function asDirect({ name, email, assinatura_status, nivel = null, recognised_level = nivel }: NetworkPerson): Direct {
  return {
    name,
    email,
    ativo: assinatura_status === 'Ativa',
    nivel_reconhecimento: recognised_level,
    nivel_qualificacao_atual: nivel,
  };
}

/**
 * A member's qualification with the direct referrals of a network:
 * `docs/api-decisions.md#readqualification`.
 */
export function qualificationOf(member: UserRow, network: NetworkPerson[]): Schemas['Qualificacao'] {
  return {
    nivel_atual: member.level,
    data_ultima_qualificacao: member.qualified_on,
    progresso_proximo: member.next_step,
    indicados: network.filter((row) => row.profundidade === 1).map(asDirect),
  };
}

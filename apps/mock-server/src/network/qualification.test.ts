import { expect, it } from 'vitest';
import type { UserRow } from '../core/database.ts';
import { qualificationOf } from './qualification.ts';

const leader: UserRow = {
  id: 2,
  name: 'Mariana Souza',
  email: 'ativa@exemplo.com.br',
  phone: null,
  is_admin: false,
  password: 'x',
  confirmed: true,
  blocked: false,
  sponsor_id: 1,
  joined_on: '2025-01-01',
  level: 'Gold',
  qualified_on: '2026-10-01',
  next_step: { descricao: 'Faltam 2 indicados.', status: 'em_andamento' },
};

function person(name: string, profundidade: number, assinatura_status: string, nivel: string | null) {
  return { id: 9, name, email: 'x@exemplo.com.br', profundidade, assinatura_status, nivel };
}

it('shows the level, its date, the next step and direct referrals only', () => {
  const answer = qualificationOf(leader, [person('Direta', 1, 'Ativa', 'Silver'), person('Neta', 2, 'Ativa', 'Gold')]);
  expect(answer).toMatchObject({
    nivel_atual: 'Gold',
    data_ultima_qualificacao: '2026-10-01',
    progresso_proximo: leader.next_step,
  });
  expect(answer.indicados.map((one) => one.name)).toEqual(['Direta']);
});

it.each([
  ['Ativa', 'Silver', true, 'Silver'],
  ['Inativa', 'Silver', false, 'Nenhum'],
  ['Teste', 'Bronze', false, 'Nenhum'],
  ['Pendente', null, false, null],
])('%s with level %s: active %s, now %s', (status, level, ativo, current) => {
  const [one] = qualificationOf(leader, [person('A', 1, status, level)]).indicados;
  expect(one).toMatchObject({ ativo, nivel_reconhecimento: level, nivel_qualificacao_atual: current });
});

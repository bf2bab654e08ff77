import { expect, it } from 'vitest';
import { seedDatabase } from '../seed/seedDatabase.ts';
import { startMock } from '../shared/testMock.ts';
import { qualificationOf } from './qualification.ts';

it.each([
  ['Ativa', 'Silver', true, 'Silver'],
  ['Inativa', 'Silver', false, 'Nenhum'],
  ['Teste', 'Bronze', false, 'Nenhum'],
  ['Pendente', null, false, null],
])('a referral who is %s with level %s: active %s, now %s', (assinatura_status, nivel, ativo, current) => {
  const [leader] = seedDatabase(new Date()).users;
  const referral = { id: 9, name: 'A', email: 'a@exemplo.com.br', profundidade: 1, assinatura_status, nivel };
  expect(leader && qualificationOf(leader, [referral]).indicados).toMatchObject([
    { ativo, nivel_reconhecimento: nivel, nivel_qualificacao_atual: current },
  ]);
});

it("videos are one's own achievements and bonuses, and the announcements for everyone", async () => {
  const typesOf = async (as: 'ativa' | 'inativa') => {
    const { body } = await startMock().call('listVideos', { as });
    return [...new Set(JSON.stringify(body).match(/(?<="type":")\w+/g))].sort();
  };
  expect(await typesOf('ativa')).toEqual(['anuncio', 'bonus', 'conquista']);
  expect(await typesOf('inativa')).toEqual(['anuncio']);
});

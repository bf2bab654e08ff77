import { expect, it } from 'vitest';
import { startMock } from '../shared/testMock.ts';
import { currentLevel } from './qualification.ts';

it.each([
  ['Ativa', 'Silver', 'Silver'],
  ['Inativa', 'Silver', 'Nenhum'],
  ['Teste', 'Bronze', 'Nenhum'],
  ['Pendente', null, null],
])('the level of a referral who is %s with recognised level %s is %s', (status, recognised, current) => {
  expect(currentLevel(status, recognised)).toBe(current);
});

it("videos are one's own achievements and bonuses, and the announcements for everyone", async () => {
  const typesOf = async (as: 'ativa' | 'inativa') => {
    const { body } = await startMock().call('listVideos', { as });
    return [...new Set(JSON.stringify(body).match(/(?<="type":")\w+/g))].sort();
  };
  expect(await typesOf('ativa')).toEqual(['anuncio', 'bonus', 'conquista']);
  expect(await typesOf('inativa')).toEqual(['anuncio']);
});

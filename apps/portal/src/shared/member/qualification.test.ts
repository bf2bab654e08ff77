import { buildDirectReferral, buildNextLevel } from '@raiz/api-client/testData';
import { describe, expect, it } from 'vitest';
import { countActive, activeFirst, levelAfter, nextSteps } from './qualification.ts';

function person(name: string | null, ativo: boolean | null) {
  return buildDirectReferral({ name, ativo });
}

describe('what is missing for the next level', () => {
  const step = buildNextLevel({ descricao: 'Mais dois indicados ativos.', status: 'em_andamento' });
  const shown = { text: 'Mais dois indicados ativos.', status: 'em_andamento' };

  it('is one thing', () => expect(nextSteps(step)).toEqual([shown]));
  it('is several things', () => {
    const other = buildNextLevel({ descricao: 'Volume de novembro.', status: 'pendente' });
    expect(nextSteps([step, other])).toEqual([shown, { text: 'Volume de novembro.', status: 'pendente' }]);
  });
  it('is said in short where the sentence is missing', () => {
    const short = buildNextLevel({ descricao: null, resumo: 'Faltam 2', status: 'pendente' });
    expect(nextSteps(short)).toEqual([{ text: 'Faltam 2', status: 'pendente' }]);
  });
  it('is nothing', () => {
    expect(nextSteps([])).toEqual([]);
    expect(nextSteps(null)).toEqual([]);
  });
});

describe('direct referrals', () => {
  const people = [person('Úrsula', true), person('Bia', true), person('Zeca', false), person('Ângela', false)];

  it('start with the active people, each part by name', () => {
    const sorted = activeFirst([null, person(null, true), ...people]);
    expect(sorted.map((one) => one && one.name)).toEqual([null, 'Bia', 'Úrsula', 'Ângela', 'Zeca', null]);
    expect(people[0]?.name).toBe('Úrsula');
  });

  it('sort people of unknown state by name among the inactive ones', () => {
    const sorted = activeFirst([person('Caio', null), person('Bruna', false), person('Ada', null)]);
    expect(sorted.map((one) => one?.name)).toEqual(['Ada', 'Bruna', 'Caio']);
  });

  it('are counted if they are active', () => {
    expect(countActive(people)).toBe(2);
    expect(countActive([])).toBe(0);
  });
});

it.each([
  ['Nenhum', 'Bronze'],
  [' double diamond ', 'Triple Diamond'],
  ['Imperial Diamond', null],
  ['Platinum', undefined],
  ['', undefined],
])('the level after %j is %j', (level, next) => {
  expect(levelAfter(level)).toBe(next);
});

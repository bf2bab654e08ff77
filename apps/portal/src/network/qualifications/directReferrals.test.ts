import { buildDirectReferral } from '@raiz/api-client/testData';
import { describe, expect, test } from 'vitest';
import { queryOf, readView } from '../../shared/page/viewInAddress.ts';
import { directParameters, type DirectView, directReferralsOf, levelCounts, nearestTo } from './directReferrals.ts';

function person(name: string, level: string | null, ativo = true) {
  return buildDirectReferral({ name, ativo, nivel_reconhecimento: level, nivel_qualificacao_atual: level });
}

const people = [
  person('Bia', 'Gold'),
  person('Ana', 'Imperial Diamond', false),
  person('Caio', null),
  person('Davi', 'Bronze'),
  person('Eva', ' Gold '),
];

function names(view: Partial<DirectView>): string[] {
  return directReferralsOf(people, { level: '', sort: null, ...view }).map(({ name }) => name ?? '');
}

describe('direct referrals', () => {
  test('have the active ones first, by name', () => {
    expect(names({})).toEqual(['Bia', 'Caio', 'Davi', 'Eva', 'Ana']);
  });

  test('sort by rank and not by the name of a level', () => {
    expect(names({ sort: { columnId: 'current', direction: 'ascending' } })).toEqual([
      'Caio',
      'Davi',
      'Bia',
      'Eva',
      'Ana',
    ]);
  });

  test('are filtered by their current level', () => {
    expect(names({ level: 'Gold' })).toEqual(['Bia', 'Eva']);
    expect(names({ level: 'Silver' })).toEqual([]);
  });

  test('are counted by level, highest first', () => {
    expect(levelCounts(people)).toEqual([
      ['Imperial Diamond', 1],
      ['Gold', 2],
      ['Bronze', 1],
    ]);
  });

  test.each(['', 'nivel=Gold', 'nivel=Gold&ordem=-nivel', 'ordem=nome'])(
    'come back from the address "%s"',
    (address) => {
      expect(queryOf(directParameters, readView(directParameters, new URLSearchParams(address)))).toBe(address);
    },
  );

  test('ignore an unknown order', () => {
    expect(readView(directParameters, new URLSearchParams('ordem=idade')).sort).toBeNull();
  });
});

describe('the people nearest to a level', () => {
  const nearest = (sentence: string, next: string) => {
    const found = nearestTo(sentence, next, [
      ...people,
      ...['Silver', 'Bronze', 'Nenhum', 'Silver'].map((level, at) => person(`Pessoa ${at}`, level)),
      person('Fora', 'Silver', false),
    ]);
    return found && [found.level, ...found.people.map(({ name }) => name)];
  };

  test('are the active ones below the level that the sentence asks for, highest first', () => {
    expect(nearest('Faltam 2 indicados diretos Gold para o nível Diamond.', 'Diamond')).toEqual([
      'Gold',
      'Pessoa 0',
      'Pessoa 3',
      'Davi',
    ]);
    expect(nearest('Faltam 2 indicados diretos Diamond para o nível Double Diamond.', 'Double Diamond')).toEqual([
      'Diamond',
      'Bia',
      'Eva',
      'Pessoa 0',
    ]);
  });

  test.each([
    ['Indique 3 pessoas com assinatura ativa para o nível Bronze.', 'Bronze'],
    ['Falta 1 indicado direto Bronze.', 'Silver'],
  ])('are nobody: %s', (sentence, next) => {
    expect(nearest(sentence, next)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import type { DirectReferral } from '../../shared/member/qualification.ts';
import { queryOf, readView } from '../../shared/page/viewInAddress.ts';
import { directParameters, type DirectView, directReferralsOf, levelCounts } from './directReferrals.ts';

function person(name: string, level: string | null, ativo = true): DirectReferral {
  return { name, email: null, ativo, nivel_reconhecimento: level, nivel_qualificacao_atual: level };
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
    expect(names({ sort: { columnId: 'recognised', direction: 'descending' } })[0]).toBe('Ana');
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

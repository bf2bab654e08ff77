import { describe, expect, it } from 'vitest';
import { countActive, type DirectReferral, inactiveFirst, nextSteps } from './qualification.ts';

function person(name: string, ativo: boolean): DirectReferral {
  return { name, ativo, email: `${name}@exemplo.com.br` };
}

describe('what is missing for the next level', () => {
  const step = { descricao: 'Mais dois indicados ativos.', status: 'em_andamento' };
  const shown = { text: 'Mais dois indicados ativos.', status: 'em_andamento' };

  it('is one thing', () => expect(nextSteps(step)).toEqual([shown]));
  it('is several things', () => {
    const other = { descricao: 'Volume de novembro.', status: 'pendente' };
    expect(nextSteps([step, other])).toEqual([shown, { text: 'Volume de novembro.', status: 'pendente' }]);
  });
  it('is nothing', () => {
    expect(nextSteps([])).toEqual([]);
    expect(nextSteps(null)).toEqual([]);
    expect(nextSteps(undefined)).toEqual([]);
  });
});

describe('direct referrals', () => {
  const people = [person('Úrsula', true), person('Bia', true), person('Zeca', false), person('Ângela', false)];

  it('begin with those who are not active, each by name', () => {
    expect(inactiveFirst(people).map(({ name }) => name)).toEqual(['Ângela', 'Zeca', 'Bia', 'Úrsula']);
    expect(people[0]?.name).toBe('Úrsula');
  });

  it('are counted by who is active', () => {
    expect(countActive(people)).toBe(2);
    expect(countActive([])).toBe(0);
  });
});

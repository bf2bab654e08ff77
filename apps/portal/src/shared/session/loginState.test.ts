import { describe, expect, it } from 'vitest';
import { pickWayBack, readLoginState, wayBack } from './loginState.ts';

describe('readLoginState', () => {
  it('reads the state of a redirect', () => {
    const state = { notice: 'Sua sessão expirou.', neededFor: 'earnings', from: '/perfil/ganhos?mes=1', stay: true };
    expect(readLoginState(state)).toEqual(state);
  });

  it.each([
    null,
    undefined,
    'x',
    { from: 'https://evil.example' },
    { from: '//evil.example' },
    { from: '/\\evil.example' },
    { from: '/\t/evil.example' },
    { from: 'javascript:alert(1)' },
    { notice: 3, neededFor: {}, stay: 'yes' },
  ])('ignores %j', (state) => {
    expect(readLoginState(state)).toEqual({});
  });
});

it('leads back to path, query and anchor', () => {
  const way = wayBack({ pathname: '/perfil/ganhos', search: '?mes=2026-10', hash: '#x' }, 2);
  expect(readLoginState(way)).toEqual({ from: '/perfil/ganhos?mes=2026-10#x', owner: 2 });
});

it('passes on the way back only', () => {
  expect(pickWayBack({ notice: 'Entre.', email: 'a@b.br', from: '/cursos#x', stay: true })).toEqual({
    from: '/cursos#x',
  });
  expect(pickWayBack({ from: '/\\evil.example' })).toEqual({});
});

import { describe, expect, it } from 'vitest';
import { readLoginState } from './loginState.ts';

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
    { notice: 3, neededFor: {}, stay: 'yes' },
  ])('ignores %j', (state) => {
    expect(readLoginState(state)).toEqual({});
  });
});

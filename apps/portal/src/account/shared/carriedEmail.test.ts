import { expect, it } from 'vitest';
import { readCarriedEmail } from './carriedEmail.ts';

it('reads the e-mail of the previous page', () => {
  expect(readCarriedEmail({ email: 'ativa@exemplo.com.br' })).toBe('ativa@exemplo.com.br');
});

it.each([null, undefined, 'x', {}, { email: 3 }])('is empty for %j', (state) => {
  expect(readCarriedEmail(state)).toBe('');
});

import { ApiFailure } from '@raiz/api-client';
import { expect, it } from 'vitest';
import { isUnconfirmed, loginFailure } from './loginFailure.ts';

const exact = 'Confirme seu e-mail antes de fazer login.';

it.each([403, 400, 500])('recognizes an unconfirmed e-mail by its text with status %i', (status) => {
  expect(isUnconfirmed(new ApiFailure('server', { status, text: exact }))).toBe(true);
});

it.each(['Confirme seu e-mail antes de fazer login', `${exact} `, exact.toLowerCase(), 'Acesso negado.', null])(
  'ignores any other text: %j',
  (text) => {
    expect(isUnconfirmed(new ApiFailure('server', { status: 403, text }))).toBe(false);
  },
);

it('uses the server’s text, else the specification’s', () => {
  expect(loginFailure(new ApiFailure('server', { status: 401, text: 'E-mail ou senha incorretos.' }))).toBe(
    'E-mail ou senha incorretos.',
  );
  expect(loginFailure(new ApiFailure('server', { status: 500 }))).toBe('Erro ao fazer login.');
  expect(loginFailure(new ApiFailure('shape', { status: 200 }))).toBe('Erro ao fazer login.');
  expect(loginFailure(new ApiFailure('connection'))).toBe('Erro de conexão com o servidor.');
});

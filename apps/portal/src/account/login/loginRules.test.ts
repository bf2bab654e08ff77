import { ApiFailure, failureText } from '@raiz/api-client';
import { expect, it } from 'vitest';
import { isUnconfirmed, loginFailure, noticeOf } from './loginRules.ts';

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
  expect(
    failureText(new ApiFailure('server', { status: 401, text: 'E-mail ou senha incorretos.' }), loginFailure),
  ).toBe('E-mail ou senha incorretos.');
  expect(failureText(new ApiFailure('server', { status: 500 }), loginFailure)).toBe('Erro ao fazer login.');
  expect(failureText(new ApiFailure('shape', { status: 200 }), loginFailure)).toBe('Erro ao fazer login.');
  expect(failureText(new ApiFailure('connection'), loginFailure)).toBe('Erro de conexão com o servidor.');
});

it.each([
  [{ notice: 'Sua sessão expirou.' }, 'Sua sessão expirou.'],
  [{ neededFor: 'earnings' }, 'Você precisa estar logado para ver seus ganhos.'],
  [{ neededFor: 'paymentSuccess' }, 'Você precisa estar logado para ver esta página.'],
  [{ neededFor: 'toString' }, 'Você precisa estar logado para ver esta página.'],
  [{ from: '/perfil' }, undefined],
  [null, undefined],
])('returns for %j: %s', (state, notice) => {
  expect(noticeOf(state)).toBe(notice);
});

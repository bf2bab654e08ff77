import { describe, expect, it } from 'vitest';
import { emailError, isEmail, nameError, passwordError, sentEmail } from './credentials.ts';

describe('isEmail', () => {
  it.each([
    'ativa@exemplo.com.br',
    ' nome.sobrenome+1@exemplo.com ',
    'a@b',
    '\u200eana@\u2060x.br\u00a0',
    'ana@açaí.com.br',
  ])('takes %j', (value) => {
    expect(isEmail(value)).toBe(true);
  });

  it.each([
    '',
    'ativa',
    'ativa@',
    '@exemplo.com',
    'a b@exemplo.com',
    'a@exemplo..com',
    'a@-x.com',
    'joão@x.com',
    'a@é..com',
    'a@é/x',
  ])('refuses %j', (value) => {
    expect(isEmail(value)).toBe(false);
  });
});

it.each([
  [' Ana@Açaí.com.br ', 'Ana@xn--aa-4iaz.com.br'],
  ['Ana@Exemplo.com.br', 'Ana@Exemplo.com.br'],
  ['ana@1.2', 'ana@1.2'],
  ['não é', 'não é'],
])('sends %j as %j', (typed, sent) => {
  expect(sentEmail(typed)).toBe(sent);
});

it('counts what cannot be seen as missing, except in passwords', () => {
  expect(nameError('\u200b\u2800')).toBe('Informe seu nome.');
  expect(emailError('\u00ad\ufeff')).toBe('Informe seu e-\u2060mail.');
  expect(passwordError('\u200b')).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { emailError, isEmail, nameError, passwordError } from './credentials.ts';

describe('isEmail', () => {
  it.each(['ativa@exemplo.com.br', ' nome.sobrenome+1@exemplo.com ', 'a@b', '\u200eana@\u2060x.br\u00a0'])(
    'takes %j',
    (value) => {
      expect(isEmail(value)).toBe(true);
    },
  );

  it.each(['', 'ativa', 'ativa@', '@exemplo.com', 'a b@exemplo.com', 'a@exemplo..com', 'a@-x.com'])(
    'refuses %j',
    (value) => {
      expect(isEmail(value)).toBe(false);
    },
  );
});

it('counts what cannot be seen as missing, except in passwords', () => {
  expect(nameError('\u200b\u2800')).toBe('Informe seu nome.');
  expect(emailError('\u00ad\ufeff')).toBe('Informe seu e-\u2060mail.');
  expect(passwordError('\u200b')).toBeUndefined();
});

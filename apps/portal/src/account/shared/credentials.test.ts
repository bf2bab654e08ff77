import { describe, expect, it } from 'vitest';
import { emailError, isEmail, nameError, passwordError, sentEmail } from './credentials.ts';

describe('an e-mail', () => {
  it.each([
    ['Ativa@Exemplo.com.br', 'Ativa@Exemplo.com.br'],
    [' nome.sobrenome+1@exemplo.com ', 'nome.sobrenome+1@exemplo.com'],
    ['\u200eana@\u2060x.br\u00a0', 'ana@x.br'],
    ['a@1.2', 'a@1.2'],
    ['Ana@AÇAÍ.com.br', 'Ana@xn--aa-4iaz.com.br'],
  ])('%j is sent as "%s"', (typed, sent) => {
    expect([isEmail(typed), sentEmail(typed)]).toEqual([true, sent]);
  });

  const others = ['', 'ativa', 'ativa@', '@x.com', 'a b@x.com', 'a@x..com', 'a@-x.com', 'ã@x.com', 'a@é..com', 'a@é/x'];
  it.each(others)('%j is none', (typed) => {
    expect(isEmail(typed)).toBe(false);
  });
});

it('counts what cannot be seen as missing, except in passwords', () => {
  expect(nameError('\u200b\u2800')).toBe('Informe seu nome.');
  expect(emailError('\u00ad\ufeff')).toBe('Informe seu e-\u2060mail.');
  expect(passwordError('\u200b')).toBeUndefined();
});

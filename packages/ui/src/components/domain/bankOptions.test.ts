import { expect, it } from 'vitest';
import { bankOf, bankOptions } from './bankOptions.ts';
import { exactOption } from '../primitives/ComboboxField/matchOptions.ts';

it('gives every bank its own code of three digits', () => {
  const codes = bankOptions.map(({ hint }) => hint);
  expect(codes.filter((code) => !/^\d{3}$/.test(code ?? ''))).toEqual([]);
  expect(new Set(codes).size).toBe(bankOptions.length);
});

it('finds a bank by its name or its code alone', () => {
  expect(exactOption(bankOptions, '001')?.value).toBe('Banco do Brasil');
  expect(exactOption(bankOptions, 'itau')?.hint).toBe('341');
  expect(bankOptions.filter((bank) => exactOption(bankOptions, bank.value) !== bank)).toEqual([]);
});

it.each([
  ['Nubank', '260'],
  ['NU PAGAMENTOS S.A.', '260'],
  ['pagbank', '290'],
  ['Santander Brasil', '033'],
  ['Banco Santander (Brasil) S.A.', '033'],
  ['banco do brasil s.a.', '001'],
  ['BB', '001'],
  ['Caixa Econômica Federal', '104'],
  ['C6 Bank', '336'],
  ['Banco Inter', '077'],
  ['Itau Unibanco', '341'],
  ['237', '237'],
  ['Banco do Nordeste do Brasil', '004'],
  ['Banco', undefined],
  ['Brasil', undefined],
  ['Banco da Vila', undefined],
  ['Caixa de Pecúlio', undefined],
  ['Itaú BBA', undefined],
  ['S.A.', undefined],
  ['', undefined],
])('knows the bank of %j: %s', (text, code) => {
  expect(bankOf(text)?.hint).toBe(code);
});

it('knows each bank by its name, its code and its other names', () => {
  for (const bank of bankOptions)
    for (const text of [bank.value, bank.hint, ...bank.also]) expect([text, bankOf(text)]).toEqual([text, bank]);
});

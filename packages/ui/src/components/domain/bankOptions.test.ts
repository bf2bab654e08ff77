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

it.each<[code: string | undefined, names: string[]]>([
  ['260', ['Nubank', 'NU PAGAMENTOS S.A. - Instituição de Pagamento']],
  ['033', ['Santander Brasil', 'Banco Santander (Brasil) S.A.']],
  ['001', ['BB', 'banco do brasil s.a.']],
  ['104', ['CEF', 'Caixa Economica Federal']],
  ['004', ['Banco do Nordeste do Brasil', 'bnb']],
  ['336', ['C6 Bank', 'Banco C6 S/A']],
  [undefined, ['Banco', 'Brasil', 'S.A.', 'Banco da Vila', 'Caixa de Pecúlio', 'Itaú BBA', '']],
])('knows the bank %s by %j', (code, names) => {
  for (const name of names) expect([name, bankOf(name)?.hint]).toEqual([name, code]);
});

it('knows each bank by its name, its code and its other names', () => {
  for (const bank of bankOptions)
    for (const text of [bank.value, bank.hint, ...bank.also]) expect([text, bankOf(text)]).toEqual([text, bank]);
});

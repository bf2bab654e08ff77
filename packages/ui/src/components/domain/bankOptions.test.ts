import { expect, it } from 'vitest';
import { bankOptions } from './bankOptions.ts';
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

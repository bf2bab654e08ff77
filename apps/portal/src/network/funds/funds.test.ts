import { formatMoney } from '@raiz/ui/format';
import { expect, test } from 'vitest';
import { fundWord, prizeWords } from './funds.ts';

test('known types of funds have names, and unknown ones are shown as received', () => {
  expect([fundWord('community'), fundWord('promoter')]).toEqual(['Fundo da comunidade', 'Fundo do promotor']);
  expect(fundWord('valueOf')).toBe('valueOf');
  expect(fundWord('')).toBe('--');
});

test('a prize is money if it is a number, and otherwise its text', () => {
  expect(prizeWords(1250.5)).toBe(formatMoney(1250.5));
  expect(prizeWords('Notebook de 14 polegadas')).toBe('Notebook de 14 polegadas');
  expect(prizeWords('1500')).toBe('1500');
  expect(prizeWords('  ')).toBe('--');
});

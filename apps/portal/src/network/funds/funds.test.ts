import { formatMoney } from '@raiz/ui/format';
import { buildPrize } from '@raiz/api-client/testData';
import { expect, test } from 'vitest';
import { fundLabel, lastPrizeOf, prizeText } from './funds.ts';

test('known types of funds have names, and unknown ones are shown as received', () => {
  expect([fundLabel('community'), fundLabel('promoter')]).toEqual(['Fundo da comunidade', 'Fundo do promotor']);
  expect(fundLabel('valueOf')).toBe('valueOf');
  expect(fundLabel('')).toBe('--');
});

test('a prize is money if it is a number, and otherwise its text', () => {
  expect(prizeText(1250.5)).toBe(formatMoney(1250.5));
  expect(prizeText('Notebook de 14 polegadas')).toBe('Notebook de 14 polegadas');
  expect(prizeText('1500')).toBe('1500');
  expect(prizeText('Viagem\r\n\r\ne jantar ')).toBe('Viagem\ne jantar');
  expect(prizeText('  ')).toBe('--');
});

const prize = buildPrize({ data: '2026-05-31', tipo: 'community', vencedor: 'Mariana Souza' });

test('the last prize of a fund is its newest with a date', () => {
  const newer = { ...prize, data: '2026-08-31' };
  expect(lastPrizeOf([prize, newer, { ...prize, data: null }, { ...newer, tipo: 'promoter' }], ' community')).toBe(
    newer,
  );
  expect(lastPrizeOf([prize], 'promoter')).toBeNull();
});

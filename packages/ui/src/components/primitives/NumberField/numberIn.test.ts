import { expect, it } from 'vitest';
import { digitsOnly, numberIn } from './numberIn.ts';

it.each([
  ['ID 567', '567'],
  [' 12\n', '12'],
  ['ID12', '12'],
  ['nº: 1.234.', '1234'],
  ['1 234 567', '1234567'],
  ['001 - Banco do Brasil S.A.', '001'],
  ['12 (Mariana)', '12'],
  ['ID - 12', '12'],
  ['', ''],
])('reads the number in %j', (text, digits) => {
  expect(numberIn(text)).toBe(digits);
});

it.each([
  'https://portal.exemplo.com.br/cadastro?ref=12&v=3',
  'https://portal2.com.br',
  'portal2.com.br',
  'https://portal.br/12',
  'ana12@exemplo.com.br',
  '12 ou 34',
  '12,50',
  '-2',
  'ID: −2',
  '1.5',
  '12.34.56',
  '1e5',
  '(11) 98765-4321',
  'abc',
])('joins no digits of %j', (text) => {
  expect(numberIn(text)).toBe(text);
});

it('drops what is typed between digits', () => {
  expect(digitsOnly('1x2')).toBe('12');
});

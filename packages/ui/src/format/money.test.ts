import { describe, expect, it } from 'vitest';
import { formatCents, formatMoney } from './index.ts';

/** The no-break space that Intl puts between `R$` and the digits. */
const space = '\u00a0';

describe('formatMoney', () => {
  it.each([
    [1234.56, `R$${space}1.234,56`],
    [250, `R$${space}250,00`],
    ['250.00', `R$${space}250,00`],
    [' 1234.5 ', `R$${space}1.234,50`],
    [0, `R$${space}0,00`],
    [-0, `R$${space}0,00`],
    [-0.001, `R$${space}0,00`],
    [-1234.5, `-R$${space}1.234,50`],
    [1_000_000, `R$${space}1.000.000,00`],
  ])('shows %s reais as %s', (value, shown) => {
    expect(formatMoney(value)).toBe(shown);
  });

  it.each([
    null,
    undefined,
    '',
    ' ',
    'abc',
    '1.234,56',
    '12x',
    '1e3',
    'Infinity',
    '0x10',
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('shows -- for %s', (value) => {
    expect(formatMoney(value)).toBe('--');
  });

  it('shows -- for a wrong answer of the server', () => {
    const answer: { amount: number } = JSON.parse('{"amount": {"value": 10}}');
    expect(formatMoney(answer.amount)).toBe('--');
  });
});

describe('formatCents', () => {
  it.each([
    [12500, `R$${space}125,00`],
    [17501, `R$${space}175,01`],
    [0, `R$${space}0,00`],
    ['12500', `R$${space}125,00`],
    [1, `R$${space}0,01`],
  ])('shows %s cents as %s', (value, shown) => {
    expect(formatCents(value)).toBe(shown);
  });

  it('shows -- for values that are not numbers', () => {
    expect(formatCents(null)).toBe('--');
    expect(formatCents('abc')).toBe('--');
  });
});

import { describe, expect, it } from 'vitest';
import { testNumbers } from '../internal/testNumbers.ts';
import { formatCents, formatMoney, sumInCents, toCents } from './money.ts';

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
    [1.005, `R$${space}1,01`],
    [-1.995, `-R$${space}2,00`],
    [9_999_999_999_999.99, `R$${space}9.999.999.999.999,99`],
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
    [-123_456_789_012, `-R$${space}1.234.567.890,12`],
  ])('shows %s cents as %s', (value, shown) => {
    expect(formatCents(value)).toBe(shown);
  });

  it('shows -- for values that are not numbers', () => {
    expect(formatCents(null)).toBe('--');
    expect(formatCents('abc')).toBe('--');
  });
});

describe('toCents', () => {
  it.each([
    [0.1, 10],
    [19.99, 1999],
    [1.15, 115],
    [-12.34, -1234],
    [1_234_567_890.12, 123_456_789_012],
    [1.005, 101],
    [-0.125, -13],
    [1e21, 1e23],
    [1e-9, 0],
  ])('%d reais are %d cents', (reais, cents) => {
    expect(toCents(reais)).toBe(cents);
  });

  it('counts every amount as it is shown, also one with parts of a cent', () => {
    const next = testNumbers(11);
    for (let round = 0; round < 5000; round += 1) {
      const amount = Number(((next() - 0.4) * 10 ** (1 + (round % 6))).toFixed(round % 5));
      const shown = formatMoney(amount).replace(/[^\d,-]/g, '');
      expect(toCents(amount), String(amount)).toBe(Number(shown.replace(',', '')) + 0);
    }
  });

  it('knows no minus zero', () => {
    expect(Object.is(toCents(-0), 0)).toBe(true);
    expect(Object.is(toCents(-0.001), 0)).toBe(true);
  });
});

describe('sumInCents', () => {
  it('does not gather the errors of floating point', () => {
    expect(sumInCents([0.1, 0.2])).toBe(30);
    expect(sumInCents(Array.from({ length: 1000 }, () => 0.07))).toBe(7000);
  });

  it('leaves out values that are not amounts', () => {
    expect(sumInCents([1, Number.NaN, Number.POSITIVE_INFINITY])).toBe(100);
    expect(sumInCents([])).toBe(0);
  });

  it('is the sum of any lines to the cent', () => {
    const next = testNumbers(7);
    for (let round = 0; round < 200; round += 1) {
      const cents = Array.from({ length: 1 + Math.floor(next() * 60) }, () => Math.round((next() - 0.3) * 1e8));
      const sum = cents.reduce((before, line) => before + line, 0);
      expect(sumInCents(cents.map((line) => line / 100))).toBe(sum);
    }
  });
});

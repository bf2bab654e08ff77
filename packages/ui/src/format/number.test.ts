import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortMoney } from '../components/domain/Chart/scale.ts';
import { formatMonth } from './date.ts';
import { formatMoney } from './money.ts';
import { type CountForms, countOf, formatCount, formatPercent, plainDigits } from './number.ts';

const intl = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('pt-BR', options);
const money = intl({ style: 'currency', currency: 'BRL', signDisplay: 'negative' });
const whole = intl({ maximumFractionDigits: 0 });
const compact = intl({
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});
const cents = integer({ min: -1e12, max: 1e12 });
const any = double({ noNaN: true, noDefaultInfinity: true });

it('takes numbers of two decimals at most apart', () => {
  expect(plainDigits(1_234_567.5)).toEqual({ sign: '', whole: '1.234.567', decimals: '5' });
  expect(plainDigits(-62.05)).toEqual({ sign: '-', whole: '62', decimals: '05' });
  expect(plainDigits(-0)).toEqual({ sign: '', whole: '0', decimals: '' });
  for (const odd of [0.125, 1e21, 1e-7, Number.NaN, Infinity]) expect(plainDigits(odd)).toBeNull();
});

it('writes money as Intl does', () => {
  assert(
    property(cents, (value) => {
      expect(formatMoney(value / 100)).toBe(money.format(value / 100));
    }),
  );
  assert(
    property(any, (value) => {
      expect(formatMoney(value)).toBe(money.format(value));
    }),
  );
});

it('writes counts as Intl does, with no minus before zero', () => {
  assert(
    property(cents, (value) => {
      expect(formatCount(value)).toBe(whole.format(value));
    }),
  );
  assert(
    property(any, (value) => {
      expect(formatCount(value)).toBe(whole.format(value === 0 ? 0 : value));
    }),
  );
});

it('writes short money as Intl does', () => {
  const steps = integer({ min: -1000, max: 1000 });
  const powers = integer({ min: 0, max: 12 });
  const expected = (value: number) => {
    const reais = value / 100;
    return Number.isInteger(reais) || Math.abs(reais) >= 1000 ? compact.format(reais) : money.format(reais);
  };
  assert(
    property(cents, (value) => {
      expect(shortMoney(value)).toBe(expected(value));
    }),
  );
  // The steps of axes.
  assert(
    property(steps, powers, (step, power) => {
      expect(shortMoney(step * 10 ** power)).toBe(expected(step * 10 ** power));
    }),
  );
});

it('names months as Intl does', () => {
  const months = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1)
    expect(formatMonth(month, 2026)).toBe(months.format(Date.UTC(2026, month - 1, 1)));
});

it.each([null, Number.NaN])('writes the count %s as --', (count) => {
  expect(formatCount(count)).toBe('--');
});

describe('formatPercent', () => {
  it.each([
    [38, '38%'],
    ['66.67', '67%'],
    [0, '0%'],
    [-0, '0%'],
    [100, '100%'],
    [99.4, '99%'],
    [99.999, '99%'],
    [120, '100%'],
    [-5, '0%'],
  ])('shows %s as %s', (value, shown) => {
    expect(formatPercent(value)).toBe(shown);
  });

  it('shows decimals on request, without trailing zeros', () => {
    expect(formatPercent(12.5, 1)).toBe('12,5%');
    expect(formatPercent(20, 1)).toBe('20%');
    expect(formatPercent(99.99, 1)).toBe('99,9%');
  });

  it.each([null, undefined, '', '38%', Number.NaN, Number.POSITIVE_INFINITY])('shows -- for %s', (value) => {
    expect(formatPercent(value)).toBe('--');
  });
});

describe('countOf', () => {
  const forms: CountForms = {
    none: 'Nenhum indicado',
    one: '1 indicado',
    many: ({ count }) => `${count} indicados`,
  };

  it.each([
    [0, 'Nenhum indicado'],
    [1, '1 indicado'],
    [2, '2 indicados'],
    [1234, '1.234 indicados'],
    [-1, 'Nenhum indicado'],
    [Number.NaN, 'Nenhum indicado'],
  ])('says %s as %s', (given, said) => {
    expect(countOf(given, forms)).toBe(said);
  });
});

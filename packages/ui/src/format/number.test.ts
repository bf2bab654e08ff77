import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type CountForms, countOf, formatCount, formatPercent, numberFormat } from './number.ts';

it('makes a formatter with the first number, and once', () => {
  const { NumberFormat } = Intl;
  const make = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function make(...args) {
    return new NumberFormat(...args);
  });
  onTestFinished(() => make.mockRestore());
  const format = numberFormat({ maximumFractionDigits: 1 });
  expect(make).not.toHaveBeenCalled();
  expect([1234.56, 0.25].map(format)).toEqual(['1.234,6', '0,3']);
  expect(make).toHaveBeenCalledTimes(1);
});

it.each([
  [0, '0'],
  [999, '999'],
  [1234, '1.234'],
  [50_000, '50.000'],
  [1_234_567.5, '1.234.568'],
  [-1234, '-1.234'],
  [-0, '0'],
  [-0.3, '0'],
  ['1234', '1.234'],
  [null, '--'],
  [Number.NaN, '--'],
])('%s is written %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
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
    expect(formatPercent(12.5, 2)).toBe('12,5%');
    expect(formatPercent(33.335, 2)).toBe('33,34%');
    expect(formatPercent(20, 2)).toBe('20%');
    expect(formatPercent(99.996, 2)).toBe('99,99%');
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
  ])('says %s as %s', (given, text) => {
    expect(countOf(given, forms)).toBe(text);
  });
});

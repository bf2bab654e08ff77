import { describe, expect, it } from 'vitest';
import { formatMonth } from './index.ts';

describe('formatMonth', () => {
  it.each([
    [11, 2026, 'novembro de 2026'],
    [1, 2026, 'janeiro de 2026'],
    [12, 2025, 'dezembro de 2025'],
    [3, 2026, 'março de 2026'],
  ])('shows month %s of %s as %s in every zone', (month, year, shown) => {
    expect(formatMonth(month, year)).toBe(shown);
  });

  it.each([
    [0, 2026],
    [13, 2026],
    [1.5, 2026],
    [Number.NaN, 2026],
    [11, 26],
    [11, Number.NaN],
    [null, 2026],
    [11, null],
  ])('shows -- for month %s of %s', (month, year) => {
    expect(formatMonth(month, year)).toBe('--');
  });
});

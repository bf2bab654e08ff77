import { describe, expect, it } from 'vitest';
import { formatPercent } from './index.ts';

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

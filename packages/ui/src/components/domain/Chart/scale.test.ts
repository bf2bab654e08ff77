import { scaleLinear } from 'd3-scale';
import { describe, expect, it } from 'vitest';
import { formatCents } from '../../../format/money.ts';
import { axisLabel, axisOf, barAmount, barOf } from './scale.ts';
import { testNumbers } from '../../../internal/testNumbers.ts';

describe('axisOf', () => {
  it.each<[string, number[], number[]]>([
    ['hundreds', [37_500], [0, 10_000, 20_000, 30_000, 40_000]],
    ['no half cents', [1], [0, 1]],
    ['a small loss beside a large gain', [-1, 90_000], [-50_000, 0, 50_000, 100_000]],
    ['only negative', [-4_000], [-4_000, -3_000, -2_000, -1_000, 0]],
    ['only zeros', [0, 0], [0, 5_000, 10_000]],
  ])('for %s', (_name, totals, ticks) => {
    expect(axisOf(totals).ticks).toEqual(ticks);
  });

  it('contains all bars between its first and last line, in few even steps that its labels show exactly', () => {
    const next = testNumbers(11);
    for (let round = 0; round < 500; round += 1) {
      const size = 10 ** (1 + Math.floor(next() * 15));
      const totals = Array.from({ length: 1 + Math.floor(next() * 12) }, () =>
        Math.round((next() - (round % 3) / 2) * size),
      );
      const { scale, ticks } = axisOf(totals);
      const [bottom = Number.NaN, top = Number.NaN] = scale.domain();
      expect(scale.range()).toEqual([0, 100]);
      expect(bottom).toBeLessThanOrEqual(Math.min(0, ...totals));
      expect(top).toBeGreaterThanOrEqual(Math.max(0, ...totals));
      expect([ticks[0], ticks.at(-1)]).toEqual([bottom, top]);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeLessThanOrEqual(9);
      expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true);
      const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? Number.NaN));
      expect(new Set(steps).size).toBe(1);
      for (const tick of ticks) expect(amountOf(axisLabel(tick))).toBeCloseTo(tick / 100, 2);
    }
  });
});

/** Parses the amount of a short form, in reais. */
function amountOf(text: string): number {
  const factors: Record<string, number> = { mil: 1e3, mi: 1e6, bi: 1e9, tri: 1e12 };
  const [, sign, digits = '', unit = ''] = /^(-?)R\$\s([\d.,]+)\s?(\w*)$/.exec(text) ?? [];
  const amount = Number(digits.replaceAll('.', '').replace(',', '.'));
  return (sign === '-' ? -1 : 1) * amount * (unit ? (factors[unit] ?? 0) : 1);
}

it.each([
  [50, 'R$ 0,50'],
  [-50_000, '-R$ 500'],
  [150_000, 'R$ 1,5 mil'],
  [100_000_000, 'R$ 1 mi'],
  [500_000_000_000_000, 'R$ 5 tri'],
])('the line of %i cents says %s', (tick, text) => {
  expect(axisLabel(tick).replaceAll('\u00A0', ' ')).toBe(text);
});

it.each([
  [100_717, '1.007,17'],
  [0, '0,00'],
  [-150_060, '-R$ 1.500,60'],
])('the label of a bar of %i cents is %s, as in its name', (cents, label) => {
  expect(barAmount(cents).replace('\u00a0', ' ')).toBe(label);
  expect(formatCents(cents)).toContain(barAmount(cents));
});

it('any bar is within the axis, touches zero, and is as long as its total, or visible', () => {
  const next = testNumbers(5);
  for (let round = 0; round < 300; round += 1) {
    const totals = Array.from({ length: 12 }, () => Math.round((next() - 0.4) * 10 ** (next() * 14)));
    const { scale } = axisOf(totals);
    for (const total of [...totals, 0]) {
      const { start, length } = barOf(total, scale);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(start + length).toBeLessThanOrEqual(100.000001);
      expect(total >= 0 ? start : start + length).toBeCloseTo(scale(0), 6);
      const shown = Math.abs(scale(total) - scale(0));
      expect(length).toBeCloseTo(total === 0 ? 0 : Math.max(1, shown), 6);
    }
  }
});

it('hardly any bar stays within a scale that ends at zero', () => {
  expect(barOf(0.01, scaleLinear([-1_000_000, 0.01], [0, 100]))).toEqual({ start: 99, length: 1 });
  expect(barOf(-0.01, scaleLinear([-0.01, 1_000_000], [0, 100]))).toEqual({ start: 0, length: 1 });
});

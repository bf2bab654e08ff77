import { scaleLinear } from 'd3-scale';
import { describe, expect, it, test } from 'vitest';
import { formatCents } from '../../../format/money.ts';
import { axisLabel, axisOf, barAcross, barAmount, barOf, nextColumn, shortMonth } from './scale.ts';
import { testNumbers } from '../../../internal/testNumbers.ts';

describe('axisOf', () => {
  it.each<[string, number[], number[]]>([
    ['hundreds', [37_500], [0, 10_000, 20_000, 30_000, 40_000]],
    ['a round total, up to it', [100_000], [0, 50_000, 100_000]],
    ['few cents', [3], [0, 1, 2, 3]],
    ['no half cents', [1], [0, 1]],
    ['both signs', [-30_000, 90_000], [-50_000, 0, 50_000, 100_000]],
    ['a small loss beside a large gain', [-1, 90_000], [-50_000, 0, 50_000, 100_000]],
    ['only negative', [-4_000], [-4_000, -3_000, -2_000, -1_000, 0]],
    ['nothing', [], [0, 5_000, 10_000]],
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
      const low = Math.min(0, ...totals);
      const high = Math.max(0, ...totals);
      expect(scale.range()).toEqual([0, 100]);
      expect(bottom).toBeLessThanOrEqual(low);
      expect(top).toBeGreaterThanOrEqual(high);
      expect([ticks[0], ticks.at(-1)]).toEqual([bottom, top]);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(9);
      expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true);
      const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? Number.NaN));
      expect(new Set(steps).size).toBe(1);
      for (const tick of ticks) expect(amountOf(axisLabel(tick))).toBeCloseTo(tick / 100, 2);
    }
  });
});

test.each([
  [100_717, '1.007,17'],
  [131_450, '1.314,50'],
  [0, '0,00'],
  [-150_060, '-R$ 1.500,60'],
  [123_456_789_00, '123.456.789,00'],
])('the label of a bar of %i cents is %s, as in its name', (cents, label) => {
  expect(barAmount(cents).replace('\u00a0', ' ')).toBe(label);
  expect(formatCents(cents)).toContain(barAmount(cents));
});

describe('barOf', () => {
  it.each<[string, number, number, number, number, number]>([
    ['half of the axis', 50, 0, 100, 0, 50],
    ['all of it', 100, 0, 100, 0, 100],
    ['nothing', 0, 0, 100, 0, 0],
    ['below zero', -25, -50, 150, 12.5, 12.5],
    ['above a zero line in the middle', 75, -50, 150, 25, 37.5],
    ['hardly anything', 0.01, 0, 1_000_000, 0, 1],
    ['hardly anything below zero', -0.01, -100, 0, 99, 1],
    ['hardly anything, with zero at the very top', 0.01, -1_000_000, 0.01, 99, 1],
  ])('%s', (_name, total, bottom, top, start, length) => {
    const bar = barOf(total, scaleLinear([bottom, top], [0, 100]));
    expect(bar.start).toBeCloseTo(start, 6);
    expect(bar.length).toBeCloseTo(length, 6);
  });

  it('keeps any bar within the axis, touching zero, longer for more', () => {
    const next = testNumbers(5);
    for (let round = 0; round < 300; round += 1) {
      const totals = Array.from({ length: 12 }, () => Math.round((next() - 0.4) * 10 ** (next() * 14)));
      const { scale } = axisOf(totals);
      for (const total of totals) {
        const { start, length } = barOf(total, scale);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start + length).toBeLessThanOrEqual(100.000001);
        expect(total >= 0 ? start : start + length).toBeCloseTo(scale(0), 6);
      }
      const up = totals.filter((total) => total > 0).toSorted((one, other) => one - other);
      const lengths = up.map((total) => barOf(total, scale).length);
      expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    }
  });
});

it.each([0, 5, 11])('the bar of column %i is in the middle of its twelfth of the plot', (column) => {
  const { x, width } = barAcross(column);
  expect(Number.parseFloat(x) + Number.parseFloat(width) / 2).toBeCloseTo(((column + 0.5) * 100) / 12, 9);
});

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

it.each([
  [0, 'R$ 0'],
  [1, 'R$ 0,01'],
  [50_000, 'R$ 500'],
  [-50_000, '-R$ 500'],
  [100_000, 'R$ 1 mil'],
  [150_000, 'R$ 1,5 mil'],
  [25_000_000, 'R$ 250 mil'],
  [100_000_000, 'R$ 1 mi'],
  [100_000_000_000, 'R$ 1 bi'],
  [500_000_000_000_000, 'R$ 5 tri'],
])('the line of %i cents says %s', (tick, text) => {
  expect(plain(axisLabel(tick))).toBe(text);
});

/** Parses the amount of a short form, in reais. */
function amountOf(text: string): number {
  const factors: Record<string, number> = { mil: 1e3, mi: 1e6, bi: 1e9, tri: 1e12 };
  const [, sign, digits = '', unit = ''] = /^(-?)R\$ ([\d.,]+) ?(\w*)$/.exec(plain(text)) ?? [];
  return (
    (sign === '-' ? -1 : 1) * Number(digits.replaceAll('.', '').replace(',', '.')) * (unit ? (factors[unit] ?? 0) : 1)
  );
}

it('is three letters without a dot', () => {
  const months = Array.from({ length: 12 }, (_, index) => shortMonth(index + 1));
  expect(months.join(' ')).toBe('jan fev mar abr mai jun jul ago set out nov dez');
});

it.each([
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 5, 6],
  ['ArrowRight', 11, 11],
  ['Home', 5, 0],
  ['End', 5, 11],
  ['ArrowUp', 5, null],
  ['a', 5, null],
])('%s at column %i of 12 leads to %s', (key, index, next) => {
  expect(nextColumn(key, index, 12)).toBe(next);
});

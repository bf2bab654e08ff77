import { describe, expect, it, test } from 'vitest';
import { formatCents } from '../../../format/money.ts';
import {
  barAmount,
  barOf,
  columnsOf,
  columnUnder,
  hasLabel,
  labelStep,
  nextColumn,
  niceScale,
  plotWidths,
  shortMoney,
  shortMonth,
  widthNames,
  yearFits,
} from './scale.ts';
import { testNumbers } from '../../../internal/testNumbers.ts';

describe('niceScale', () => {
  it.each<[string, number[], number[], number, number?]>([
    ['hundreds', [37_500], [0, 10_000, 20_000, 30_000], 37_500],
    ['a quarter step', [90_000], [0, 25_000, 50_000, 75_000], 90_000],
    ['few cents', [3], [0, 1, 2, 3], 3],
    ['no half cents', [9], [0, 5], 9],
    ['both signs', [-30_000, 90_000], [0, 50_000], 90_000, -30_000],
    ['a loss just below a round one', [-100_700, 20_000], [-100_000, -50_000, 0], 20_000, -100_700],
    ['a gain and a loss below one coarse step', [-80, 80], [-50, 0, 50], 80, -80],
    ['a small loss beside a large gain', [-1, 90_000], [0, 25_000, 50_000, 75_000], 90_000, -1_800],
    ['only negative', [-4_000], [-4_000, -3_000, -2_000, -1_000, 0], 0],
    ['nothing', [], [0, 2_500, 5_000, 7_500, 10_000], 10_000],
    ['only zeros', [0, 0], [0, 2_500, 5_000, 7_500, 10_000], 10_000],
  ])('for %s', (_name, totals, ticks, top, bottom = ticks[0]) => {
    expect(niceScale(totals)).toEqual({ bottom, top, ticks });
  });

  it('holds any totals and zero, in few even steps that waste little', () => {
    const next = testNumbers(11);
    for (let round = 0; round < 500; round += 1) {
      const size = 10 ** Math.floor(next() * 16);
      const totals = Array.from({ length: 1 + Math.floor(next() * 36) }, () =>
        Math.round((next() - (round % 3) / 2) * size),
      );
      const { bottom, top, ticks } = niceScale(totals);
      const low = Math.min(0, ...totals);
      const high = Math.max(0, ...totals) || (low === 0 ? 10_000 : 0);
      expect(top).toBeGreaterThanOrEqual(high);
      expect(bottom).toBeLessThanOrEqual(low);
      expect(top - high).toBeLessThanOrEqual(-bottom / 50);
      expect(low - bottom).toBeLessThanOrEqual(top / 50);
      expect(Math.max(...ticks)).toBeLessThanOrEqual(top);
      expect(Math.min(...ticks)).toBeGreaterThanOrEqual(bottom);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true);
      const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? Number.NaN));
      expect(new Set(steps).size).toBe(1);
      expect(String(steps[0])).toMatch(/^(?:1|2|25|5)0*$/);
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
    const bar = barOf(total, bottom, top);
    expect(bar.start).toBeCloseTo(start, 6);
    expect(bar.length).toBeCloseTo(length, 6);
  });

  it('keeps any bar within the axis, touching zero, longer for more', () => {
    const next = testNumbers(5);
    for (let round = 0; round < 300; round += 1) {
      const totals = Array.from({ length: 12 }, () => Math.round((next() - 0.4) * 10 ** (next() * 14)));
      const { bottom, top } = niceScale(totals);
      const zero = (-bottom / (top - bottom)) * 100;
      for (const total of totals) {
        const { start, length } = barOf(total, bottom, top);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start + length).toBeLessThanOrEqual(100.000001);
        expect(total >= 0 ? start : start + length).toBeCloseTo(zero, 6);
      }
      const up = totals.filter((total) => total > 0).toSorted((one, other) => one - other);
      const lengths = up.map((total) => barOf(total, bottom, top).length);
      expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    }
  });
});

describe('columnsOf', () => {
  it.each([1, 2, 12, 36])('puts %i bars beside one another without touching', (count) => {
    const columns = columnsOf(count);
    expect(columns).toHaveLength(count);
    for (const [index, { left, width, middle }] of columns.entries()) {
      expect(middle).toBeCloseTo(((index + 0.5) * 100) / count, 9);
      expect(left).toBeGreaterThanOrEqual((index * 100) / count);
      expect(left + width).toBeLessThanOrEqual(((index + 1) * 100) / count);
    }
  });

  it('does not let a single bar fill the width', () => {
    expect(columnsOf(1)).toEqual([{ middle: 50, left: 45, width: 10 }]);
  });
});

it.each([
  [0, 0],
  [99, 3],
  [299, 11],
  [300, 11],
  [-5, 0],
])('the point at %i of 300 px is in column %i', (x, column) => {
  expect(columnUnder(x, 300, 12)).toBe(column);
});

it('no width has no column but the first', () => {
  expect(columnUnder(10, 0, 12)).toBe(0);
});

describe('labelStep', () => {
  it.each([
    [12, 'wide', 1],
    [12, 'medium', 1],
    [12, 'narrow', 2],
    [12, 'small', 3],
    [12, 'tiny', 6],
    [36, 'wide', 2],
    [36, 'small', 12],
    [1, 'tiny', 1],
    [120, 'tiny', 51],
  ] as const)('%i months, %s: every %i', (count, width, step) => {
    expect(labelStep(count, width)).toBe(step);
  });

  it('leaves every label its room', () => {
    for (const width of widthNames) {
      for (let count = 1; count <= 120; count += 1) {
        const room = (plotWidths[width] / count) * labelStep(count, width);
        expect(room).toBeGreaterThanOrEqual(2.0999);
      }
    }
  });
});

it('names the newest month always', () => {
  expect([0, 1, 2, 3, 4].map((index) => hasLabel(index, 5, 'tiny'))).toEqual([false, true, false, false, true]);
  expect(hasLabel(11, 12, 'narrow')).toBe(true);
});

it('names a year only where it has room', () => {
  expect(yearFits(1, 12, 'medium')).toBe(true);
  expect(yearFits(1, 12, 'narrow')).toBe(false);
  expect(yearFits(3, 12, 'narrow')).toBe(true);
  expect(yearFits(12, 12, 'tiny')).toBe(true);
  // Into the room before the next year's name.
  expect(yearFits(1, 12, 'small', 11)).toBe(true);
  expect(yearFits(1, 4, 'tiny', 1)).toBe(false);
});

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

it.each([
  [0, 'R$ 0'],
  [1, 'R$ 0,01'],
  [250, 'R$ 2,50'],
  [50_000, 'R$ 500'],
  [-99_999, '-R$ 999,99'],
  [130_000, 'R$ 1,3 mil'],
  [125_000, 'R$ 1,25 mil'],
  [150_000, 'R$ 1,5 mil'],
  [-100_000, '-R$ 1 mil'],
  [25_000_000, 'R$ 250 mil'],
  [200_000_000, 'R$ 2 mi'],
  [123_400_000_000, 'R$ 1,23 bi'],
  [500_000_000_000_000, 'R$ 5 tri'],
])('%i cents are %s', (cents, text) => {
  expect(plain(shortMoney(cents))).toBe(text);
});

/** The figure that a short form says, in reais. */
function said(text: string): number {
  const factors: Record<string, number> = { mil: 1e3, mi: 1e6, bi: 1e9, tri: 1e12 };
  const [, sign, digits = '', word = ''] = /^(-?)R\$ ([\d.,]+) ?(\w*)$/.exec(plain(text)) ?? [];
  return (
    (sign === '-' ? -1 : 1) * Number(digits.replaceAll('.', '').replace(',', '.')) * (word ? (factors[word] ?? 0) : 1)
  );
}

describe('ticks of an axis', () => {
  it('are never rounded, whatever the size', () => {
    for (let cents = 1; cents < 1e16; cents = Math.ceil(cents * 1.37)) {
      for (const totals of [[cents], [-cents], [cents, -cents / 3]]) {
        for (const tick of niceScale(totals.map(Math.round)).ticks)
          expect(said(shortMoney(tick))).toBeCloseTo(tick / 100, 2);
      }
    }
  });
});

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

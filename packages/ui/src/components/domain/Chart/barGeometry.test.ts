import { describe, expect, it } from 'vitest';
import { barOf, columnsOf, columnUnder } from './barGeometry.ts';
import { niceScale } from './niceScale.ts';
import { testNumbers } from '../../../internal/testNumbers.ts';

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

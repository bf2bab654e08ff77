import { describe, expect, it } from 'vitest';
import { niceScale } from './niceScale.ts';
import { testNumbers } from '../../../internal/testNumbers.ts';

describe('niceScale', () => {
  it.each<[string, number[], number[]]>([
    ['hundreds', [37_500], [0, 10_000, 20_000, 30_000, 40_000]],
    ['a quarter step', [90_000], [0, 25_000, 50_000, 75_000, 100_000]],
    ['few cents', [3], [0, 1, 2, 3]],
    ['no half cents', [9], [0, 5, 10]],
    ['both signs', [-30_000, 90_000], [-50_000, 0, 50_000, 100_000]],
    ['only negative', [-4_000], [-4_000, -3_000, -2_000, -1_000, 0]],
    ['nothing', [], [0, 2_500, 5_000, 7_500, 10_000]],
    ['only zeros', [0, 0], [0, 2_500, 5_000, 7_500, 10_000]],
  ])('for %s', (_name, totals, ticks) => {
    expect(niceScale(totals)).toEqual({ bottom: ticks[0], top: ticks.at(-1), ticks });
  });

  it('holds any totals and zero, in few even steps that waste little', () => {
    const next = testNumbers(11);
    for (let round = 0; round < 500; round += 1) {
      const size = 10 ** Math.floor(next() * 16);
      const totals = Array.from({ length: 1 + Math.floor(next() * 36) }, () =>
        Math.round((next() - (round % 3) / 2) * size),
      );
      const { bottom, top, ticks } = niceScale(totals);
      expect(bottom).toBeLessThanOrEqual(Math.min(0, ...totals));
      expect(top).toBeGreaterThanOrEqual(Math.max(0, ...totals));
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

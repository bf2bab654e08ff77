import { describe, expect, it } from 'vitest';
import { sharesOf } from './shares.ts';
import { testNumbers } from '../../../internal/testNumbers.ts';

describe('sharesOf', () => {
  it.each<[number[], number[] | null]>([
    [
      [6250, 1250, 30_000],
      [17, 3, 80],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [1_000_000, 1],
      [100, 0],
    ],
    [
      [0, 500],
      [0, 100],
    ],
    [[500], [100]],
    [[], null],
    [[0, 0], null],
    [[500, -100], null],
  ])('of %j are %j', (amounts, shares) => {
    expect(sharesOf(amounts)).toEqual(shares);
  });

  it('add up to 100 and stay within one of the truth, for any amounts', () => {
    const next = testNumbers(9);
    for (let round = 0; round < 500; round += 1) {
      const amounts = Array.from({ length: 1 + Math.floor(next() * 20) }, () => Math.floor(next() ** 4 * 1e9));
      const sum = amounts.reduce((before, amount) => before + amount, 0);
      if (sum === 0) continue;
      const shares = sharesOf(amounts) ?? [];
      expect(shares.reduce((before, share) => before + share, 0)).toBe(100);
      for (const [index, amount] of amounts.entries()) {
        expect(Math.abs((shares[index] ?? Number.NaN) - (amount / sum) * 100)).toBeLessThan(1);
      }
    }
  });
});

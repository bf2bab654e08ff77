import { describe, expect, it } from 'vitest';
import { sumInCents } from '../../../format/money.ts';
import { monthIndex, monthsOf, sharesOf, typeRows } from './totals.ts';
import { testNumbers } from '../../../internal/testNumbers.ts';
import { earningsMessages as texts } from '../../../messages/network/earnings.ts';

describe('monthsOf', () => {
  it('fills gaps with zero, across the end of a year, up to the current month', () => {
    const totals = [
      { year: 2027, month: 1, total: 80.5 },
      { year: 2026, month: 11, total: 375 },
    ];
    expect(monthsOf(totals, { year: 2027, month: 2 }).bars).toEqual([
      { year: 2026, month: 11, cents: 37_500 },
      { year: 2026, month: 12, cents: 0 },
      { year: 2027, month: 1, cents: 8_050 },
      { year: 2027, month: 2, cents: 0 },
    ]);
  });

  it('is the current month alone when nothing has come in', () => {
    expect(monthsOf([], { year: 2026, month: 11 }).bars).toEqual([{ year: 2026, month: 11, cents: 0 }]);
    expect(monthsOf([], undefined)).toEqual({ bars: [], hasEarlier: false });
  });

  it.each([
    [12, 12, false],
    [13, 12, true],
  ])('of %i months keeps the newest %i', (count, shown, hasEarlier) => {
    const totals = Array.from({ length: count }, (_, index) => ({
      year: 2023 + Math.floor(index / 12),
      month: (index % 12) + 1,
      total: index,
    }));
    const months = monthsOf(totals, undefined);
    expect(months.hasEarlier).toBe(hasEarlier);
    expect(months.bars.map(({ cents }) => (cents ?? NaN) / 100)).toEqual(
      totals.slice(-shown).map(({ total }) => total),
    );
  });

  it('knows no total of a month of which one is unknown', () => {
    const total = { year: 2026, month: 11, total: 5 };
    expect(monthsOf([total, { ...total, total: null }, total], undefined).bars).toMatchObject([{ cents: null }]);
  });

  it('does not build thousands of years between a wrong entry and the rest', () => {
    const totals = [
      { year: 1000, month: 1, total: 1 },
      { year: 2026, month: 11, total: 2 },
    ];
    expect(monthsOf(totals, undefined).bars).toHaveLength(12);
  });

  it.each([
    { year: 2026, month: 13, total: 1 },
    { year: 2026, month: 0, total: 1 },
    { year: 2026, month: 1.5, total: 1 },
    { year: 26, month: 5, total: 1 },
    { year: 2026, month: 5, total: Number.NaN },
  ])('leaves out %j', (entry) => {
    expect(monthsOf([entry], undefined).bars).toEqual([]);
  });

  it('loses no cent of any lines and leaves no month out', () => {
    const next = testNumbers(3);
    for (let round = 0; round < 200; round += 1) {
      const totals = Array.from({ length: 1 + Math.floor(next() * 80) }, () => ({
        year: 2026,
        month: 1 + Math.floor(next() * 12),
        total: Math.round((next() - 0.2) * 1e6) / 100,
      }));
      const months = monthsOf(totals, undefined).bars;
      const cents = months.reduce((sum, month) => sum + (month.cents ?? NaN), 0);
      expect(cents).toBe(sumInCents(totals.map(({ total }) => total)));
      const indexes = months.map(monthIndex);
      expect(indexes).toEqual(indexes.map((_, index) => (indexes[0] ?? 0) + index));
    }
  });
});

describe('sharesOf', () => {
  it('gives what is left to the largest remainders, the first ones first', () => {
    expect(sharesOf([6250, 1250, 30_000])).toEqual([17, 3, 80]);
    expect(sharesOf([1, 1, 1])).toEqual([34, 33, 33]);
  });

  it.each([[[]], [[0, 0]], [[500, -100]]])('of %j are none', (amounts) => {
    expect(sharesOf(amounts)).toBeNull();
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

describe('typeRows', () => {
  it('names the types, the largest first, with their share', () => {
    const totals = [
      { type: 'direct', total: 62.5 },
      { type: 'diamond_double', total: 300 },
    ];
    expect(typeRows(totals, texts)).toEqual([
      {
        type: 'diamond_double',
        name: 'Double Diamond',
        lang: 'en',
        tone: 'diamond_double',
        cents: 30_000,
        share: '83%',
      },
      { type: 'direct', name: 'Direto', lang: undefined, tone: 'direct', cents: 6250, share: '17%' },
    ]);
  });

  it.each(['bonus_natal', 'constructor', '__proto__'])('shows the unknown type %j unchanged', (type) => {
    expect(typeRows([{ type, total: 1 }], texts)).toEqual([
      { type, name: type, lang: undefined, tone: 'unknown', cents: 100, share: '100%' },
    ]);
  });

  it('gives an empty type the mark for it', () => {
    expect(typeRows([{ type: ' ', total: 1 }], texts).map(({ name }) => name)).toEqual(['--']);
  });

  it('says neither nothing nor all where that is not quite so', () => {
    const shares = (...totals: number[]) =>
      typeRows(
        totals.map((total, index) => ({ type: `${index}`, total })),
        texts,
      ).map(({ share }) => share);
    expect(shares(10_000, 0.01)).toEqual(['>99%', '<1%']);
    expect(shares(10_000, 0)).toEqual(['100%', '0%']);
    expect(shares(50, -10)).toEqual([null, null]);
  });

  it('adds up what belongs together, to the cent', () => {
    const next = testNumbers(21);
    const types = ['direct', 'indirect', 'diamond', 'diamond_imperial', 'outro'];
    for (let round = 0; round < 200; round += 1) {
      const totals = Array.from({ length: Math.floor(next() * 40) }, () => ({
        type: types[Math.floor(next() * types.length)] ?? '',
        total: Math.round((next() - 0.1) * 1e7) / 100,
      }));
      const rows = typeRows([...totals, { type: 'none', total: Number.POSITIVE_INFINITY }], texts);
      expect(rows.map(({ type }) => type).toSorted()).toEqual([...new Set(totals.map(({ type }) => type))].toSorted());
      expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(sumInCents(totals.map(({ total }) => total)));
    }
  });
});

import { describe, expect, it } from 'vitest';
import { sumInCents } from '../../../format/cents.ts';
import { testNumbers } from '../../../internal/testNumbers.ts';
import { earningsMessages as texts } from '../../../messages/network/earnings.ts';
import { typeRows } from './typeRows.ts';

describe('typeRows', () => {
  it('names the types, the largest first, with their share', () => {
    const rows = typeRows(
      [
        { type: 'direct', total: 62.5 },
        { type: 'indirect', total: 12.5 },
        { type: 'diamond_double', total: 300 },
      ],
      texts,
    );
    expect(rows).toEqual([
      {
        type: 'diamond_double',
        name: 'Double Diamond',
        lang: 'en',
        tone: 'diamond_double',
        cents: 30_000,
        share: '80%',
      },
      { type: 'direct', name: 'Direto', lang: undefined, tone: 'direct', cents: 6250, share: '17%' },
      { type: 'indirect', name: 'Indireto', lang: undefined, tone: 'indirect', cents: 1250, share: '3%' },
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

  it('adds up what belongs together', () => {
    const rows = typeRows(
      [
        { type: 'direct', total: 0.1 },
        { type: 'direct', total: 0.2 },
        { type: 'direct', total: Number.NaN },
      ],
      texts,
    );
    expect(rows.map(({ cents }) => cents)).toEqual([30]);
  });

  it('says neither nothing nor all where that is not quite so', () => {
    const shares = (...totals: number[]) =>
      typeRows(
        totals.map((total, index) => ({ type: `${index}`, total })),
        texts,
      ).map(({ share }) => share);
    expect(shares(10_000, 0.01)).toEqual(['mais de 99%', 'menos de 1%']);
    expect(shares(10_000, 0)).toEqual(['100%', '0%']);
    expect(shares(50, 50)).toEqual(['50%', '50%']);
    expect(shares(50, -10)).toEqual([null, null]);
    expect(shares(0)).toEqual([null]);
  });

  it('keeps the sum of any lines to the cent', () => {
    const next = testNumbers(21);
    const types = ['direct', 'indirect', 'diamond', 'diamond_imperial', 'outro'];
    for (let round = 0; round < 200; round += 1) {
      const totals = Array.from({ length: Math.floor(next() * 40) }, () => ({
        type: types[Math.floor(next() * types.length)] ?? '',
        total: Math.round((next() - 0.1) * 1e7) / 100,
      }));
      const rows = typeRows(totals, texts);
      expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(sumInCents(totals.map(({ total }) => total)));
    }
  });
});

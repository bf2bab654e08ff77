import { describe, expect, it } from 'vitest';
import { niceScale } from './niceScale.ts';
import { shortMoney } from './shortMoney.ts';

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

it.each([
  [0, 'R$ 0'],
  [1, 'R$ 0,01'],
  [250, 'R$ 2,50'],
  [50_000, 'R$ 500'],
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

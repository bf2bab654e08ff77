import { earningsMessages } from '../../../messages/network/earnings.ts';
import type { MonthTotal } from './months.ts';
import type { TypeTotal } from './typeRows.ts';

const { byMonth, byType, monthly, panel } = earningsMessages;

/** Texts of MonthBars as the portal shows them. */
export const monthTexts = {
  caption: byMonth,
  texts: { ...earningsMessages, month: panel.month, monthTotal: monthly.total },
  emptyText: panel.none,
};

/** Texts of TypeBars as the portal shows them. */
export const typeTexts = { caption: byType, texts: earningsMessages, emptyText: panel.none };

/** A first year in the network, with a month without earnings. */
export const firstYear: MonthTotal[] = [
  { year: 2025, month: 12, total: 62.5 },
  { year: 2026, month: 1, total: 137.5 },
  { year: 2026, month: 2, total: 212.5 },
  { year: 2026, month: 3, total: 187.5 },
  { year: 2026, month: 5, total: 412.5 },
  { year: 2026, month: 6, total: 562.5 },
  { year: 2026, month: 7, total: 487.5 },
  { year: 2026, month: 8, total: 775 },
  { year: 2026, month: 9, total: 925 },
  { year: 2026, month: 10, total: 862.5 },
  { year: 2026, month: 11, total: 1284.5 },
];

/** A number of months up to November 2026, each with a different total. */
export function manyMonths(count: number, factor = 1): MonthTotal[] {
  return Array.from({ length: count }, (_, place) => {
    const index = 2026 * 12 + 10 - (count - 1 - place);
    const wave = 60 + 45 * Math.sin(place * 0.9) + place * 7;
    return { year: Math.floor(index / 12), month: (index % 12) + 1, total: Math.round(wave * factor * 100) / 100 };
  });
}

/** Every kind of bonus in one month. */
export const everyType: TypeTotal[] = [
  { type: 'direct', total: 437.5 },
  { type: 'indirect', total: 312 },
  { type: 'diamond', total: 250 },
  { type: 'diamond_double', total: 150 },
  { type: 'diamond_triple', total: 80 },
  { type: 'diamond_centurion', total: 40 },
  { type: 'diamond_imperial', total: 15 },
];

import { expect, within } from 'storybook/test';
import { earningsMessages } from '../../../messages/network/earnings.ts';
import type { MonthTotal, TypeTotal } from './totals.ts';

const { byMonth, byType, panel } = earningsMessages;

/** Texts of MonthBars, as in the portal. */
export const monthTexts = {
  caption: byMonth,
  texts: { ...earningsMessages, month: panel.month },
  emptyText: panel.none,
};

/** Texts of TypeBars, as in the portal. */
export const typeTexts = { caption: byType, texts: earningsMessages, emptyText: panel.none };

/** A first year in the network, with a month without earnings. */
export const firstYear = [
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
] satisfies MonthTotal[];

/** A number of months up to November 2026, each with a different total. */
export function manyMonths(count: number): MonthTotal[] {
  return Array.from({ length: count }, (_, index) => {
    const month = 2026 * 12 + 10 - (count - 1 - index);
    const wave = 60 + 45 * Math.sin(index * 0.9) + index * 7;
    return { year: Math.floor(month / 12), month: (month % 12) + 1, total: Math.round(wave * 100) / 100 };
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

interface TypeCase {
  totals: readonly TypeTotal[];
  /** The text of each row, largest first. */
  rows: readonly string[];
}

/** The shares of three types. */
export const threeTypes: TypeCase = {
  totals: [
    { type: 'direct', total: 62.5 },
    { type: 'indirect', total: 12.5 },
    { type: 'diamond', total: 300 },
  ],
  rows: ['DiamondR$ 300,0080%', 'DiretoR$ 62,5017%', 'IndiretoR$ 12,503%'],
};

/** The smaller share would round to 0 %, the larger one to 100 %. */
export const veryDifferent: TypeCase = {
  totals: [
    { type: 'diamond_imperial', total: 9_876_543.21 },
    { type: 'direct', total: 0.01 },
  ],
  rows: ['Imperial DiamondR$ 9.876.543,21>99%', 'DiretoR$ 0,01<1%'],
};

/** A reversed bonus: there are no shares. */
export const oneNegative: TypeCase = {
  totals: [
    { type: 'direct', total: 300 },
    { type: 'indirect', total: -75.5 },
  ],
  rows: ['DiretoR$ 300,00', 'Indireto-R$ 75,50'],
};

/** The text of each row in the list of types. */
export function shownRows(canvasElement: HTMLElement): (string | undefined)[] {
  return within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replaceAll('\u00A0', ' '));
}

/** Money with the no-break space that Intl puts between sign and digits. */
export function reais(digits: string): string {
  return `R$\u00A0${digits}`;
}

/** The two lines above the bars: the visible months, and their figure. */
export async function expectShown(canvasElement: HTMLElement, month: string, figure: string): Promise<void> {
  const name = within(canvasElement).getByText(month, { selector: 'p > span' });
  await expect(name).toBeVisible();
  await expect(name.nextElementSibling).toHaveTextContent(figure);
}

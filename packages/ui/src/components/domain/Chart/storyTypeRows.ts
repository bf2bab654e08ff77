import { within } from 'storybook/test';
import type { TypeTotal } from './typeRows.ts';

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
  rows: ['Imperial DiamondR$ 9.876.543,21mais de 99%', 'DiretoR$ 0,01menos de 1%'],
};

/** A bonus was taken back: there are no shares. */
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

import { expect, userEvent, within } from 'storybook/test';
import { readCents } from './storyMoney.ts';

/** Presses "Mostrar mais" until all rows are shown. */
export async function showAllRows(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  for (let more = button(); more !== null; more = button()) await userEvent.click(more);

  function button() {
    return canvas.queryByRole('button', { name: 'Mostrar mais' });
  }
}

/** Cells of each row of a table, without those of its head and of headings of groups. */
export function rowCells(table: HTMLElement): HTMLElement[][] {
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .filter((row) => row.querySelector('[scope="rowgroup"]') === null)
    .map((row) => within(row).getAllByRole('cell'));
}

/** Expects the rows of the earnings to add up to a sum in cents, and a footer to say it. */
export async function expectRowsSum(canvasElement: HTMLElement, sum: number): Promise<void> {
  await showAllRows(canvasElement);
  const table = within(canvasElement).getByRole('table', { name: 'Lançamentos' });
  const amounts = rowCells(table).map((cells) => readCents(cells.at(-1)?.textContent));
  if (table.querySelector('tfoot') !== null) await expect(amounts.pop()).toBe(sum);
  await expect(amounts.reduce((before, cents) => before + cents, 0)).toBe(sum);
}

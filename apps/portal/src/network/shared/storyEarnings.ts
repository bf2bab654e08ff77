import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../stories/mock.ts';

const earning = { id: 1, earning_date: '2026-11-02', amount: 62.5, bonus_type: 'direct', level: 1, id_assinante: 31 };

/** Two earnings of November 2026, of R$ 62,50 and R$ 12,50. */
export const twoEarnings = [earning, { ...earning, id: 2, amount: 12.5, bonus_type: 'indirect' }];

/** The server's totals: of these two earnings, and of one of R$ 300,00 that is not in the list. */
const totals = {
  totaisPorTipo: [
    { bonus_type: 'direct', total: 62.5 },
    { bonus_type: 'indirect', total: 12.5 },
    { bonus_type: 'diamond', total: 300 },
  ],
  totaisPorMes: [{ mes: 11, ano: 2026, total: 375 }],
};

/** An answer with rows, and with totals of R$ 375,00. */
export function answerEarnings(ganhos: readonly unknown[]): void {
  fault({ operation: 'readEarnings', body: { ...totals, ganhos } });
}

/** The note below a list that does not add up to the server's totals. */
export const rowsDiffer = 'A soma dos lançamentos é diferente do total: a lista pode estar incompleta.';

/** Reads an amount of money from a text, in cents. */
export function readCents(text: string | null | undefined): number {
  // Two dashes before the money are an empty value, not a minus.
  const money = /(^|[^-])(-?)R\$\s?([\d.]+),(\d\d)|R\$\s?([\d.]+),(\d\d)/.exec(text ?? '');
  if (!money) throw new Error(`No money stands in "${text}"`);
  const [, , sign = '', reais = money[5] ?? '', cents = money[6] ?? ''] = money;
  return Number(`${sign}${reais.replaceAll('.', '')}${cents}`);
}

/** Presses "Mostrar mais" until all rows are shown. */
export async function showAllRows(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  for (let more = button(); more !== null; more = button()) await userEvent.click(more);

  function button() {
    return canvas.queryByRole('button', { name: 'Mostrar mais' });
  }
}

/** Cells of each row of a table, without the head and the headings of groups. */
export function rowCells(table: HTMLElement): HTMLElement[][] {
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .filter((row) => row.querySelector('[scope="rowgroup"]') === null)
    .map((row) => within(row).getAllByRole('cell'));
}

/** Expects the rows of the earnings to add up to a sum in cents, which only the head shows. */
export async function expectRowsSum(canvasElement: HTMLElement, sum: number): Promise<void> {
  await showAllRows(canvasElement);
  const table = within(canvasElement).getByRole('table', { name: 'Bônus' });
  const amounts = rowCells(table).map((cells) => readCents(cells.at(-1)?.textContent));
  await expect(amounts.reduce((before, cents) => before + cents, 0)).toBe(sum);
}

/** The sum above everything, in cents: of all earnings, or of the filtered ones. */
export function shownTotal(canvasElement: HTMLElement): number {
  const canvas = within(canvasElement);
  const filtered = canvas.queryByText('Total dos lançamentos mostrados')?.nextElementSibling;
  return readCents((filtered ?? canvas.getByRole('region', { name: 'Painel de ganhos' })).textContent);
}

/** Expects the visible sums of the screen, of its types and of its rows to be equal. */
export async function expectOneSum(canvasElement: HTMLElement): Promise<number> {
  const canvas = within(canvasElement);
  const sum = shownTotal(canvasElement);
  const kinds = within(canvas.getByRole('list', { name: 'Totais por tipo' })).getAllByRole('listitem');
  await expect(kinds.reduce((cents, { textContent }) => cents + readCents(textContent), 0)).toBe(sum);
  await expectRowsSum(canvasElement, sum);
  return sum;
}

/** Text of the file that an action downloads. */
export async function catchFile(action: () => Promise<void>): Promise<string> {
  const files: Blob[] = [];
  const createObjectURL = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return createObjectURL(file);
  };
  try {
    await action();
    // The first press fetches the chunk that writes the file.
    await waitFor(() => expect(files).toHaveLength(1));
  } finally {
    URL.createObjectURL = createObjectURL;
  }
  return (await files[0]?.text()) ?? '';
}

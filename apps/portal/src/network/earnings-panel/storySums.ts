import { expect, waitFor, within } from 'storybook/test';
import { readCents } from '../shared/storyMoney.ts';
import { expectRowsSum } from '../shared/storyRows.ts';

/** The sum above everything, in cents: of all earnings, or of the filtered ones. */
export function shownTotal(canvasElement: HTMLElement): number {
  const label = within(canvasElement).getByText(/^Total (de ganhos|do que está à vista)$/);
  return readCents(label.nextElementSibling?.textContent);
}

/** The sum of the screen, of its kinds and of its lines, as they can be read: one and the same. */
export async function expectOneSum(canvasElement: HTMLElement): Promise<number> {
  const canvas = within(canvasElement);
  const sum = shownTotal(canvasElement);
  const kinds = within(canvas.getByRole('list', { name: 'Totais por tipo' })).getAllByRole('listitem');
  await expect(kinds.reduce((cents, { textContent }) => cents + readCents(textContent), 0)).toBe(sum);
  await expectRowsSum(canvasElement, sum);
  return sum;
}

/** Text of the file that an action hands to the person. */
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

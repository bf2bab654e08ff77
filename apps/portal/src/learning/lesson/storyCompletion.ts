import { db } from '../../stories/mock.ts';
import { userEvent, within } from 'storybook/test';

/** Presses a button of the page after it has appeared. */
export async function press(canvasElement: HTMLElement, name: string): Promise<ReturnType<typeof within>> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name }));
  return canvas;
}

/** Changes one lesson of the mock before the screen reads it. */
export function change(id: number, lesson: object): void {
  for (const row of db().lessons) if (row.id === id) Object.assign(row, lesson);
}

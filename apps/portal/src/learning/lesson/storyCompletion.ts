import { userEvent, within } from 'storybook/test';

/** Presses a button of the page after it has appeared. */
export async function press(canvasElement: HTMLElement, name: string): Promise<ReturnType<typeof within>> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name }));
  return canvas;
}

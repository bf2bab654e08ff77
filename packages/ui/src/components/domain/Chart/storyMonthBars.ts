import { expect, within } from 'storybook/test';

/** Money with the blank that Intl puts between sign and digits. */
export function reais(digits: string): string {
  return `R$\u00A0${digits}`;
}

/** The two lines above the bars: which month is shown, and its figure. */
export async function expectShown(canvasElement: HTMLElement, month: string, figure: string): Promise<void> {
  const name = within(canvasElement).getByText(month, { selector: '[aria-hidden] > span' });
  await expect(name).toBeVisible();
  await expect(name.nextElementSibling).toHaveTextContent(figure);
}

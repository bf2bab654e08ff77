import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Fails when the page can be scrolled sideways (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** Waits until an element has the focus, and fails when it does not get it. */
export async function expectFocus(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element).toHaveFocus());
}

/** Fails when a target is lower than 44 px. */
export async function expectTouchHeight(element: HTMLElement): Promise<void> {
  await expect(Math.round(element.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
}

/** Presses the left edge of the screen: the backdrop beside a dialog. */
export async function pressBeside(): Promise<void> {
  const backdrop = document.elementFromPoint(5, 300);
  if (backdrop === null) throw new Error('Nothing is at the left edge of the screen.');
  await userEvent.click(backdrop);
}

/** Fails when a field, found by its name, has another description or is missing. */
export async function expectDescribed(
  canvasElement: HTMLElement,
  role: 'textbox' | 'combobox' | 'checkbox',
  descriptions: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, description] of Object.entries(descriptions))
    await expect(within(canvasElement).getByRole(role, { name })).toHaveAccessibleDescription(description);
}

import { expect, waitFor } from 'storybook/test';

/** Expects that nothing scrolls sideways in the story's window. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { documentElement } = document;
  await waitFor(() => expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth));
}

import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Resizes the story's window, in px, and waits until the page has laid out and got its event. */
export async function resizeWindow(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await expect.poll(() => [window.innerWidth, window.innerHeight]).toEqual([width, height]);
  // A resize event comes before the next frame's callbacks.
  await new Promise(requestAnimationFrame);
}

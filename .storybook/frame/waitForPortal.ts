import { configure } from 'storybook/test';
import type { TestContext } from 'vitest';

/** Milliseconds for a query, because a screen's chunk and its answers are late on a busy machine. */
const usual = 15_000;

/** Milliseconds for a query in a worker's first screen, for which Vite transforms the portal. */
const first = 50_000;

let isLoaded = false;

/** Sets how long the queries of a story wait. */
export function waitForPortal({ task }: TestContext): void {
  const isScreen = task.file.filepath.includes('/apps/portal/');
  configure({ asyncUtilTimeout: isScreen && !isLoaded ? first : usual });
  isLoaded ||= isScreen;
}

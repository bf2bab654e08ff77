/** How Chromium, Firefox, Safari and Vite's own loader say that a piece of the portal could not be fetched. */
const sayings = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error is one of files that did not come, by a lost connection or since a new release has replaced them. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && sayings.test(error.message);
}

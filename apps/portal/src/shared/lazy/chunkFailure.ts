/** Error messages of Chromium, Firefox, Safari and Vite for a chunk that could not be fetched. */
const messages = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error means that a chunk could not be fetched. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message);
}

/** Flags for containers without a sandbox and a graphics card; nothing is sent to anyone. */
export const browserArgs: string[];
/** The browser of all tests and benchmarks; null when there is none. */
export function findBrowser(): Promise<{ file: string; pinned: boolean } | null>;
/** The file of that browser; throws a `Problem` when there is none. */
export function ensureBrowser(): Promise<string>;

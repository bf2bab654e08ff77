/** Flags for containers without a sandbox and a graphics card; nothing is sent to anyone. */
export const browserArgs: string[];
/** The file of the oldest promised Chromium; null where its package has no build. */
export function findOldestBrowser(): Promise<string | null>;
/** The browser of all tests and benchmarks; null when there is none. */
export function findBrowser(): Promise<{ file: string; pinned: boolean } | null>;
/** The file of that browser; throws a `Problem` when there is none. */
export function ensureBrowser(): Promise<string>;

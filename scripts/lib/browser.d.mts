/**
 * Flags for containers without a sandbox and a graphics card, and against all background requests.
 */
export const browserArgs: string[];
/** The file of the oldest supported Chromium; null if its package has no build. */
export function findOldestBrowser(): Promise<string | null>;
/** The browser of all tests and benchmarks; null without one. */
export function findBrowser(): Promise<{ file: string; pinned: boolean } | null>;
/** The file of that browser; throws a `Problem` without one. */
export function ensureBrowser(): Promise<string>;
/** Whether this is a Linux without glibc, such as Alpine: browsers from npm and from Playwright do not start there. */
export function isMusl(): boolean;

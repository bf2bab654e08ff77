import type { Project } from '@playwright/test';

/** How Playwright starts each engine beside the Chromium of all tests; null for one that is missing. */
export function findEngines(): Promise<Record<'floor' | 'firefox' | 'webkit', Project['use'] | null>>;

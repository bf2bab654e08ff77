import type { Project } from '@playwright/test';

/**
 * Playwright's launch options of each engine besides the Chromium of all tests; null for a missing
 * one.
 */
export function findEngines(): Promise<Record<'floor' | 'firefox' | 'webkit', Project['use'] | null>>;

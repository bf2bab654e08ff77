import type { A11yParameters } from '@storybook/addon-a11y';

/** Whether this is a test run. */
const isTest = '__vitest_browser__' in globalThis;

/**
 * axe fails a story's test on every violation. Tests skip the list of passed checks, which is 190
 * KB a story (the panel beside a story shows it), and frames, because axe waits for the placeholder
 * of the video player.
 */
export const accessibility: A11yParameters = {
  test: 'error',
  options: isTest ? { resultTypes: ['violations'], iframes: false, preload: false } : {},
};

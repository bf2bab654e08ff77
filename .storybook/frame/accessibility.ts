import type { A11yParameters } from '@storybook/addon-a11y';

/** Whether this is a test run. */
const isTest = '__vitest_browser__' in globalThis;

/**
 * axe fails a story's test on every violation. Tests skip the list of passed checks, which is 190
 * KB a story (the panel beside a story shows it), and what is not the story: frames hold a
 * placeholder for the video player, which would keep axe waiting.
 */
export const accessibility: A11yParameters = {
  test: 'error',
  options: isTest ? { resultTypes: ['violations'], iframes: false, preload: false } : {},
};

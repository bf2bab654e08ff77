import type { A11yParameters } from '@storybook/addon-a11y';

/** Whether this is a test run. */
const isTest = '__vitest_browser__' in globalThis;

/**
 * axe fails a story's test on every violation. It skips frames: it cannot look into a video player
 * of another host. Tests skip the list of passed checks too, which is 190 KB a story (the panel
 * beside a story shows it).
 */
export const accessibility: A11yParameters = {
  test: 'error',
  options: { iframes: false, ...(isTest && { resultTypes: ['violations'], preload: false }) },
};

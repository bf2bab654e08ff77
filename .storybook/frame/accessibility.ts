import type { A11yParameters } from '@storybook/addon-a11y';

/** Whether this is a run of the tests, not somebody looking. */
const isTest = '__vitest_browser__' in globalThis;

/**
 * How axe looks at each story: what it finds fails the story's test. A test needs no list of all
 * that is well, which would be 190 KB a story on the way from the browser; the panel beside a story
 * shows it.
 */
export const accessibility: A11yParameters = {
  test: 'error',
  options: isTest ? { resultTypes: ['violations', 'incomplete'] } : {},
};

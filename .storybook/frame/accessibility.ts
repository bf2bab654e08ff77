import type { A11yParameters } from '@storybook/addon-a11y';

/** Whether this is a test run and not the Storybook UI. */
const isTest = '__vitest_browser__' in globalThis;

/**
 * axe runs on each story, and a violation fails its test. Details of rules that passed are only
 * collected in the Storybook UI, whose panel shows them.
 */
export const accessibility: A11yParameters = {
  test: 'error',
  options: isTest ? { resultTypes: ['violations'] } : {},
};

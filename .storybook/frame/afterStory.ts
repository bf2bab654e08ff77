import type { Preview } from '@storybook/react-vite';
import { failOnFaults } from '../../apps/portal/src/stories/watch/faults.ts';
import { restoreMotion } from './stopMotion.ts';

type Hook = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/**
 * Restores motion after a story's checks, and fails a story with console errors or unknown calls.
 * Documents show many stories at once and fail none.
 */
export const afterStory: Hook = ({ viewMode }) => {
  restoreMotion();
  if (viewMode !== 'docs') failOnFaults();
};

import type { Preview } from '@storybook/react-vite';
import { failOnFaults } from '../../apps/portal/src/stories/watch/faults.ts';
import { letMove } from './stillness.ts';

type Hook = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/**
 * Restores motion after a story's checks, and fails a story with console errors or unknown calls.
 * Documents show many stories at once and fail none.
 */
export const afterStory: Hook = ({ viewMode }) => {
  letMove();
  if (viewMode !== 'docs') failOnFaults();
};

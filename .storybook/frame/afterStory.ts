import type { Preview } from '@storybook/react-vite';
import { failOnFaults } from '../../apps/portal/src/stories/watch/faults.ts';
import { letMove } from './stillness.ts';

type Hook = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/**
 * Ends the stillness of a story's checks, and fails a story behind which something went wrong.
 * Documents show many stories at once, and blame none.
 */
export const afterStory: Hook = ({ viewMode }) => {
  letMove();
  if (viewMode !== 'docs') failOnFaults();
};

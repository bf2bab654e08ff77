import type { Preview } from '@storybook/react-vite';
import { failOnFaults } from '../../apps/portal/src/stories/watch/faults.ts';

type Hook = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/** Fails a story behind which something went wrong. Documents show many stories at once, and blame none. */
export const afterStory: Hook = ({ viewMode }) => {
  if (viewMode !== 'docs') failOnFaults();
};

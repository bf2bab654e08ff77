import type { Preview } from '@storybook/react-vite';
import { endRecording, startRecording } from './recorder.ts';

/** Where stories are tested; whoever only looks at them needs no list of what they show. */
const isTest = '__vitest_browser__' in globalThis;

/** Begins to record the messages of a story under test. */
export const beforeEach: Preview['beforeEach'] = () => {
  if (isTest) startRecording();
};

/**
 * Adds the messages that a story has shown to the report of its test, from where `npm run messages` takes them. It comes
 * after all others, axe too (see `main.ts`), and so after answers that arrived while axe looked at the story.
 */
export const afterEach: Preview['afterEach'] = ({ title, name, reporting }) => {
  if (!isTest) return;
  reporting.addReport({ type: 'messages', version: 1, status: 'passed', result: { title, name, ...endRecording() } });
};

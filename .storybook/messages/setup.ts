import { afterEach, beforeEach } from 'vitest';
import { endRecording, startRecording } from './recorder.ts';

beforeEach(startRecording);

afterEach(({ task }) => {
  task.meta.messages = endRecording();
});

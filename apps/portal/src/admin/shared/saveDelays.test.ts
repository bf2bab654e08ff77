import { expect, it } from 'vitest';
import { saveDelays } from './saveDelays.ts';

it('waits as long as docs/specification.md#redirect-delays says, in milliseconds', () => {
  expect(saveDelays).toEqual({ course: 800, module: 900, lesson: 700 });
});

import { expect, it } from 'vitest';
import { saveDelays } from './saveDelays.ts';

it('waits as long as the spec says, in milliseconds (section 9)', () => {
  expect(saveDelays).toEqual({ course: 800, module: 900, lesson: 700 });
});

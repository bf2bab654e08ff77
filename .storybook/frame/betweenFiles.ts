import { afterAll } from 'vitest';
import { releaseClock } from '../../apps/portal/src/stories/clock/fixClock.ts';

// Vitest imports setup files again for each story file, with the time in the URL. With a story's
// fixed clock the URL would not change, and the setup of the next file would be skipped.
afterAll(releaseClock);

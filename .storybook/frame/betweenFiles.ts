import { afterAll } from 'vitest';
import { releaseClock } from '../../apps/portal/src/stories/clock/fixClock.ts';

// Vitest imports setup files again for each story file, under a URL made from the time. With a
// story's frozen clock the URL would be the last one: nothing would run, and all setup hooks would
// be missing.
afterAll(releaseClock);

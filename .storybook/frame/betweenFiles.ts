import { afterAll } from 'vitest';
import { releaseClock } from '../../apps/portal/src/stories/clock/fixClock.ts';

// Vitest runs setup files anew before each file of stories, under an address made from the time of
// day. A story's clock that went on standing still would make that the address of last time:
// nothing is run, and the hooks of all setup files are missing.
afterAll(releaseClock);

import { afterAll, afterEach, beforeEach } from 'vitest';
import { restartClock } from '../../apps/portal/src/stories/clock.ts';
import { comparePictures, skipWithoutPicture } from '../pictures/comparePicture.ts';
import { shownMessages } from '../messages/onScreen.ts';
import { checkModes } from './checkModes.ts';
import { waitForPortal } from './waitForPortal.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's plugin; the `a11y` report lists every rule that axe applied. */
    reports?: { type: string }[];
    /** Set by Storybook's plugin, such as `componentes-button--default`. */
    storyId?: string;
    /** Names of the messages that the story has shown. */
    messages?: string[];
  }
}

// Vitest imports this file again for each story file, but not the modules that this file imports. Register all hooks
// here.

// Storybook's pages for loading and errors: axe would check their 90 elements in each story.
for (const own of document.querySelectorAll('.sb-wrapper')) own.remove();
// Storybook's links open in its own window; a test has none.
document.querySelector('base')?.remove();

beforeEach(waitForPortal);
beforeEach(skipWithoutPicture);

// The last registered hook runs first.
afterEach(checkModes);
// A violation has already failed the story, and nobody reads these 45 KB outside the browser.
afterEach(({ task }) => {
  task.meta.reports = (task.meta.reports ?? []).filter(({ type }) => type !== 'a11y');
});
afterEach(comparePictures);
afterEach(({ task }) => {
  task.meta.messages = shownMessages();
});

// Vitest builds a new URL of this file from the time. With a story's frozen clock the URL would stay the same: the file
// would not run again, and all hooks would be missing.
afterAll(restartClock);

import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's plugin; the `a11y` one lists every rule that axe applied. */
    reports?: { type: string }[];
  }
}

// A violation has failed the story before this. The report is 45 KB a story, and nothing reads it
// outside the browser.
afterEach(({ task }) => {
  task.meta.reports = (task.meta.reports ?? []).filter(({ type }) => type !== 'a11y');
});

import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's plugin; the `a11y` one lists every rule that axe applied. */
    reports?: { type: string }[];
  }
}

// A violation fails the story before. Its report is 45 KB a story on the way from the browser to the
// terminal, where nothing reads it.
afterEach(({ task }) => {
  task.meta.reports = (task.meta.reports ?? []).filter(({ type }) => type !== 'a11y');
});

import { themeAttribute } from '@raiz/ui/theme';
import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { holdStill, letMove } from './stillness.ts';

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
  }
  interface TestContext {
    story?: { globals: Record<string, unknown> };
  }
}

/** Width in px of the smallest phone that must need no sideways scrolling. */
const phoneWidth = 320;

/** Rules of axe whose result depends on the theme, and on the width of the window. */
const darkRules = ['color-contrast', 'link-in-text-block'];
const phoneRules = ['target-size', 'scrollable-region-focusable'];

let lastFile = '';

async function expectNoViolations(rules: string[], mode: string): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: rules,
    resultTypes: ['violations'],
    iframes: false,
  });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  expect(found, `axe, ${mode}`).toEqual([]);
}

async function expectNoSidewaysScroll(): Promise<void> {
  // Some components lay out in a ResizeObserver.
  const width = () => document.documentElement.scrollWidth;
  await expect.poll(width, { message: `page at ${phoneWidth} px` }).toBeLessThanOrEqual(phoneWidth);
}

// Dark and phone are modes of every story. Components are checked in each of their stories, screens
// and journeys in the first of each file. A story with its own viewport is checked in that viewport
// only.
afterEach(async ({ task, story }) => {
  const { storyId } = task.meta;
  if (storyId === undefined || story === undefined || task.result?.state === 'fail') return;
  const isFirst = task.file.filepath !== lastFile;
  lastFile = task.file.filepath;
  if (/^(telas|jornadas)-/.test(storyId) && !isFirst) return;

  const root = document.documentElement;
  const theme = root.getAttribute(themeAttribute);
  holdStill();
  try {
    root.setAttribute(themeAttribute, 'dark');
    await expectNoViolations(darkRules, 'in dark');
    root.setAttribute(themeAttribute, theme ?? 'light');
    if ('viewport' in story.globals) return;
    await page.viewport(phoneWidth, 640);
    await expectNoSidewaysScroll();
    await expectNoViolations(phoneRules, `at ${phoneWidth} px`);
  } finally {
    letMove();
  }
});

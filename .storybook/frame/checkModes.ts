import { themeAttribute } from '@raiz/ui/theme';
import axe from 'axe-core';
import { expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import { restoreMotion, stopMotion } from './page.ts';

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's plugin. */
    story?: { globals: { viewport?: { value?: string } } };
  }
}

/** Width in px of the smallest phone that must need no sideways scrolling. */
const phoneWidth = 320;

/** Rules of axe whose result depends on the theme, and on the width of the window. */
const darkRules = ['color-contrast', 'link-in-text-block'];
const phoneRules = ['target-size', 'scrollable-region-focusable'];

async function expectNoViolations(rules: string[], mode: string): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: rules,
    resultTypes: ['violations'],
    iframes: false,
  });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  expect(found, `axe, ${mode}`).toEqual([]);
}

async function checkDark(): Promise<void> {
  const root = document.documentElement;
  const theme = root.getAttribute(themeAttribute) ?? 'light';
  root.setAttribute(themeAttribute, 'dark');
  await expectNoViolations(darkRules, 'in dark');
  root.setAttribute(themeAttribute, theme);
}

/** The width of a page that scrolls sideways, and the elements that are too wide, if any is. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return [`${scrollWidth} px`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 120))];
}

/** Expects a page that does not scroll sideways. */
async function expectToFit(message: string): Promise<void> {
  // Some components lay out in a ResizeObserver.
  await expect.poll(tooWide, { message }).toEqual([]);
}

async function checkPhone(): Promise<void> {
  await resizeWindow(phoneWidth, 640);
  await expectToFit(`page at ${phoneWidth} px`);
  await expectNoViolations(phoneRules, `at ${phoneWidth} px`);
}

/**
 * Checks a story in the dark and on a phone, which are modes of every story: components in each of
 * their stories, screens in the first of each file. A story with its own viewport
 * stays in it.
 */
export async function checkModes(context: TestContext): Promise<void> {
  const { task, story } = context;
  const { storyId } = task.meta;
  if (storyId === undefined || story === undefined || task.result?.state === 'fail') return;
  if (storyId.startsWith('telas-') && !isFirst(context)) return;
  stopMotion();
  try {
    await checkDark();
    if (story.globals.viewport?.value === undefined) await checkPhone();
  } finally {
    restoreMotion();
  }
}

/** Whether a story is the first of its file. */
export function isFirst({ task }: TestContext): boolean {
  return (task.suite ?? task.file).tasks[0] === task;
}

/** Resizes the story's window, in px, and waits until the page has laid out and got its event. */
export async function resizeWindow(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await expect.poll(() => [window.innerWidth, window.innerHeight]).toEqual([width, height]);
  // A resize event comes before the next frame's callbacks.
  await new Promise(requestAnimationFrame);
}

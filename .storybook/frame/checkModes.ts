import { themeAttribute } from '@raiz/ui/theme';
import axe from 'axe-core';
import type { Parameters } from 'storybook/internal/csf';
import { expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import { failOnErrors, forgetErrors } from '../../apps/portal/src/stories/faults.ts';
import { restartDatabase } from '../../apps/portal/src/stories/mock.ts';
import { queryClient } from '../../apps/portal/src/shared/reads/queries.ts';
import { sizeOf } from './modes.ts';
import { restoreMotion, stopMotion } from './page.ts';

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's plugin. */
    story?: ShownStory;
  }
}

/** The properties of a story that the checks use. */
export interface ShownStory {
  globals: { viewport?: { value?: string } };
  args: { path?: unknown };
  parameters: Pick<Parameters, 'session' | 'faults' | 'subject'>;
}

/** Width in px of the smallest phone without horizontal scrolling. */
const phoneWidth = 320;

/** Rules of axe whose result depends on the theme, and on the width of the window. */
const darkRules = ['color-contrast', 'link-in-text-block'];
const phoneRules = ['target-size', 'scrollable-region-focusable'];

/** @param rules all of axe's, by default */
async function expectNoViolations(mode: string, rules?: string[]): Promise<void> {
  const { violations } = await axe.run(document.body, {
    ...(rules && { runOnly: rules }),
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
  await expectNoViolations('in dark', darkRules);
  root.setAttribute(themeAttribute, theme);
}

/** The width of a page that scrolls sideways, and the elements that are too wide, if any; the same of a dialog. */
function tooWide(): string[] {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  return [document.documentElement, ...dialogs].flatMap(tooWideIn);
}

function tooWideIn(box: Element): string[] {
  const { scrollWidth, clientWidth } = box;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...box.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > box.getBoundingClientRect().left + clientWidth + 1,
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
  // Where the header covers no target by half.
  window.scrollTo(0, 0);
  await expectNoViolations(`at ${phoneWidth} px`, phoneRules);
}

/** Pages, by path and person, that this worker has checked with the longest data. */
const seenLongest = new Set<string>();

/** Whether the page of a story shows what it reads. */
export function isLoaded(): boolean {
  return (
    queryClient.isFetching() === 0 &&
    document.querySelector('h1') !== null &&
    document.querySelector('[data-loading]') === null
  );
}

/** Renders the page again with the longest data, on a phone. Several files show the same page. */
async function checkLongest({ args, parameters }: ShownStory): Promise<void> {
  const visit = JSON.stringify([args.path, parameters.session]);
  if (args.path === undefined || seenLongest.has(visit)) return;
  seenLongest.add(visit);
  const mode = `the longest data at ${phoneWidth} px`;
  forgetErrors();
  await resizeWindow(phoneWidth, 640);
  restartDatabase('longest');
  await expect.poll(isLoaded, { message: mode, timeout: 30_000 }).toBe(true);
  await expectToFit(mode);
  await expectNoViolations(mode);
  failOnErrors();
}

/**
 * Expects that no story scrolls sideways. Checks it in the dark theme and on a phone too: components in each of their
 * stories, screens in the first of each file. A story with its own viewport keeps it. Also renders the page of a
 * screen's story with the longest data.
 */
export async function checkModes(context: TestContext): Promise<void> {
  const { task, story } = context;
  const { storyId } = task.meta;
  if (storyId === undefined || story === undefined || task.result?.state === 'fail') return;
  const own = sizeOf(story.globals);
  if (own !== null) await resizeWindow(Number.parseInt(own.width, 10), Number.parseInt(own.height, 10));
  await expectToFit('page at its own width');
  if (storyId.startsWith('telas-') && !isFirst(context)) return;
  stopMotion();
  try {
    await checkDark();
    if (story.globals.viewport?.value === undefined) await checkPhone();
    if (storyId.startsWith('telas-')) await checkLongest(story);
  } finally {
    restoreMotion();
  }
}

/** Whether a story is the first of its file. */
export function isFirst({ task }: TestContext): boolean {
  return (task.suite ?? task.file).tasks[0] === task;
}

/** Resizes the story's window, in px, and waits for the layout and the resize event. */
export async function resizeWindow(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await expect.poll(() => [window.innerWidth, window.innerHeight]).toEqual([width, height]);
  // A resize event comes before the next frame's callbacks.
  await new Promise(requestAnimationFrame);
}

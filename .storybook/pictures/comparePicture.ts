import { within } from 'storybook/test';
import { expect, inject, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import { isFirst, isLoaded, resizeWindow, type ShownStory } from '../frame/checkModes.ts';
import type { Mode } from '../../.storybook/frame/modes.ts';
import { isScreen, picturesOf } from './picturesOf.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Names of the compared pictures, without `.png`. */
    pictures?: string[];
  }
  interface ProvidedContext {
    /**
     * Whether to compare stories with their pictures: never, in a usual run, or in a run for
     * pictures only.
     */
    pictures: 'off' | 'on' | 'only';
  }
}

/** Minimum and maximum height of a picture's window, in px. */
const heights = { min: 480, max: 800 };

function sheet(rules: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(rules);
  return made;
}

const still = sheet(`*, *::before, *::after {
  animation: none !important; transition: none !important; caret-color: transparent !important;
}`);

async function resize(width: number, height: number): Promise<void> {
  await resizeWindow(width, height);
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
}

/** Where a part of a page begins in its picture if it is not in view, in px: below the header and some of the page. */
const above = 160;

/** The picture is of this element, which lies over the window. */
const frame = document.createElement('div');
frame.style.cssText = 'position: fixed; inset: 0; pointer-events: none';

/** Sets the theme and the window's size, as high as the page within the limits, and scrolls to the subject. */
async function apply({ theme, width }: Mode, subject: Element): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  await resize(width, heights.min);
  const { scrollHeight } = document.documentElement;
  await resize(width, Math.min(heights.max, Math.max(heights.min, scrollHeight)));
  window.scrollTo(0, 0);
  const { top, bottom } = subject.getBoundingClientRect();
  // The end of the window may lie below a bar of buttons.
  if (bottom > window.innerHeight - above) window.scrollTo(0, top - above);
}

/** What a picture shows: a screen from its top, a part of it at the subject of the story or at the focus. */
function subjectOf({ parameters: { subject } }: ShownStory, storyFile: string): Element {
  const { body, activeElement } = document;
  if (subject !== undefined) return within(body).getByRole(subject.role, { name: subject.name ?? /^/ });
  return isScreen(storyFile) ? body : (activeElement ?? body);
}

/** Waits for the page, unless the story holds answers back. Its `play` waits for what it shows only. */
async function waitForPage({ args, parameters: { faults = [] } }: ShownStory): Promise<void> {
  if (args.path === undefined || faults.some(({ kind }) => kind === 'hang')) return;
  await expect.poll(isLoaded, { message: 'the page of the picture', timeout: 15_000 }).toBe(true);
}

function storySheets(): CSSStyleSheet[] {
  return document.adoptedStyleSheets.filter((one) => one !== still);
}

/** Skips all stories except the first of each file in a run that only compares pictures. */
export function skipWithoutPicture(context: TestContext): void {
  if (inject('pictures') === 'only' && !isFirst(context)) context.skip();
}

/** Compares a story that has passed with its accepted pictures, if it has any. */
export async function comparePictures(context: TestContext): Promise<void> {
  const { task, story } = context;
  const { storyId } = task.meta;
  const state = task.result?.state;
  if (inject('pictures') === 'off' || storyId === undefined || story === undefined) return;
  if (!isFirst(context) || state === 'fail' || state === 'skip') return;

  const storyFile = task.file.filepath;
  const taken = picturesOf(storyId, storyFile, story.parameters.subject?.wide);
  task.meta.pictures = taken.map(({ file }) => file);
  if (taken.length === 0) return;
  await waitForPage(story);
  const subject = subjectOf(story, storyFile);
  document.adoptedStyleSheets = [...storySheets(), still];
  document.body.append(frame);
  try {
    for (const { file, mode } of taken) {
      await apply(mode, subject);
      await expect.element(page.elementLocator(frame)).toMatchScreenshot(file);
    }
  } finally {
    frame.remove();
    document.adoptedStyleSheets = storySheets();
  }
}

import { expect, inject, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import { isFirst, resizeWindow } from '../frame/checkModes.ts';
import type { Mode } from '../../.storybook/frame/modes.ts';
import { pictureOf } from './pictureOf.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Name of the compared picture, without `.png`. */
    picture?: string;
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

/** The picture is of the body; this makes it as large as the window. */
const cropped = sheet('body { box-sizing: border-box; height: 100vh; margin: 0; overflow: clip; }');

async function resize(width: number, height: number): Promise<void> {
  await resizeWindow(width, height);
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
}

/** Sets the theme and the window's size, as high as the page within the limits. */
async function apply({ theme, width }: Mode): Promise<void> {
  document.adoptedStyleSheets = [...storySheets(), still];
  document.documentElement.dataset['theme'] = theme;
  await resize(width, heights.min);
  const { scrollHeight } = document.documentElement;
  document.adoptedStyleSheets.push(cropped);
  await resize(width, Math.min(heights.max, Math.max(heights.min, scrollHeight)));
}

function storySheets(): CSSStyleSheet[] {
  return document.adoptedStyleSheets.filter((one) => one !== still && one !== cropped);
}

/** Skips all stories except the first of each file in a run that only compares pictures. */
export function skipWithoutPicture(context: TestContext): void {
  if (inject('pictures') === 'only' && !isFirst(context)) context.skip();
}

/** Compares a story that has passed with its accepted picture, if it has one. */
export async function comparePicture(context: TestContext): Promise<void> {
  const { storyId } = context.task.meta;
  const state = context.task.result?.state;
  if (inject('pictures') === 'off' || storyId === undefined) return;
  const taken = pictureOf(storyId, isFirst(context));
  if (taken === null || state === 'fail' || state === 'skip') return;

  context.task.meta.picture = taken.file;
  try {
    await apply(taken.mode);
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(taken.file);
  } finally {
    document.adoptedStyleSheets = storySheets();
  }
}

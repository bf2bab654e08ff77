import { expect, inject, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import { isFirst, resizeWindow } from '../frame/checkModes.ts';
import type { Mode } from '../../.storybook/frame/modes.ts';
import { picturesOf } from './picturesOf.ts';

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

/** Compares a story that has passed with its accepted pictures, if it has any. */
export async function comparePictures(context: TestContext): Promise<void> {
  const { storyId } = context.task.meta;
  const state = context.task.result?.state;
  if (inject('pictures') === 'off' || storyId === undefined) return;
  if (!isFirst(context) || state === 'fail' || state === 'skip') return;

  const taken = picturesOf(storyId, context.task.file.filepath);
  context.task.meta.pictures = taken.map(({ file }) => file);
  try {
    for (const { file, mode } of taken) {
      await apply(mode);
      await expect.element(page.elementLocator(document.body)).toMatchScreenshot(file);
    }
  } finally {
    document.adoptedStyleSheets = storySheets();
  }
}

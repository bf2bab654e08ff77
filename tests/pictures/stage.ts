import { page } from 'vitest/browser';
import type { Clip } from './camera.ts';
import type { Mode } from './modes.ts';
import { most } from './window.ts';

const motionless = new CSSStyleSheet();
motionless.replaceSync(
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }',
);

/** Window height in px at which a story is laid out. */
const least = 640;

/** Waits until what was asked for has been drawn. */
async function drawn(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Holds still whatever moves, until the returned function is called. */
export function holdStill(): () => void {
  document.adoptedStyleSheets.push(motionless);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== motionless);
  };
}

/** Shows what is on the page in a mode, in a window as high as it is. */
export async function pose({ theme, width }: Mode): Promise<Clip> {
  document.documentElement.dataset['theme'] = theme;
  // Always from the same height: what is as high as the window would grow with each picture.
  if (window.innerWidth !== width || window.innerHeight !== least) await page.viewport(width, least);
  await drawn();
  const height = Math.min(most, document.documentElement.scrollHeight);
  if (height > window.innerHeight) {
    await page.viewport(width, height);
    await drawn();
  }
  return { width, height: window.innerHeight };
}

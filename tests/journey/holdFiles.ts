import type { Page } from 'playwright';

/** The page's files by kind. */
const patterns = { code: '**/assets/*.js', sheet: '**/assets/*.css' };

/** Holds back the page's code or its style sheet until the returned function is called. */
export async function holdFiles(page: Page, what: keyof typeof patterns): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(patterns[what], async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

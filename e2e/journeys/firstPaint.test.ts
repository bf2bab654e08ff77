import type { Page } from '@playwright/test';
import { sendLogin, isHydrated, waitForHydration, holdFiles, maxShift, recordShifts } from '../support/steps.ts';
import { accounts } from '../support/mock.ts';
import { expect, test } from '../support/fixtures.ts';
import { prerenderedVisits } from '../support/visits.ts';

/** Prerendered pages of visitors. */
const pages = prerenderedVisits.filter(({ person }) => person === 'visitor').map(({ route }) => route);

/** Some frames of pages of members, and the frame of all other addresses. */
const frames = ['/perfil', '/assinatura', '/perfil/rede-indicacoes', '/perfil/ganhos', '/perfil/cursos', '/curso/1'];

/** The display modes that style sheets distinguish: width, theme, motion. */
const displayModes = [
  { width: 1280, colorScheme: 'dark' },
  { width: 900, colorScheme: 'light', theme: 'dark' },
  { width: 360, colorScheme: 'dark', theme: 'light' },
  { width: 320, colorScheme: 'light', forcedColors: 'active', arriving: true },
] as const;

/** Opens a page and holds its style sheet until the test releases it; its font and scripts never load. */
async function openWithoutSheet(page: Page, path: string): Promise<{ release(): Promise<void> }> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\.(js|woff2)$/, (route) => route.abort());
  // Only members get a frame.
  await page.addInitScript(() => localStorage.setItem('token', 'any'));
  await page.route('**/assets/*.css', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#unloaded').waitFor({ state: 'attached' });
  return {
    async release() {
      letThrough();
      await page.waitForLoadState('load');
    },
  };
}

/**
 * Records the computed style of every element under a name; returns what changed since the last
 * record as "element property".
 */
async function recordStyles(page: Page, note: string): Promise<string[]> {
  return page.evaluate((name) => {
    // A theme change has a transition, and a skeleton appears late: both records show their end state.
    for (const animation of document.getAnimations()) animation.finish();
    const lines: string[][] = [];
    for (const element of document.querySelectorAll('html, body, #root, #root *')) {
      const who = `${name}: ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      const { x, y, width, height } = element.getBoundingClientRect();
      lines.push([who, 'place', [x, y, width, height].join(' ')]);
      for (const part of element instanceof HTMLInputElement ? ['', '::placeholder'] : ['', '::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (part === '::before' || part === '::after') if (style.content === 'none') continue;
        for (const property of style)
          if (!property.startsWith('--')) lines.push([who, part + property, style.getPropertyValue(property)]);
      }
    }
    const [key, text] = [`note ${name}`, lines.map((line) => line.join(' '))];
    const known: unknown = Reflect.get(window, key);
    Reflect.set(window, key, text);
    return Array.isArray(known) ? text.filter((line, at) => line !== known[at]).slice(0, 10) : [String(text.length)];
  }, note);
}

/** Records the page in all display modes. */
async function recordDisplayModes(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const [at, mode] of displayModes.entries()) {
    const { theme, forcedColors } = { theme: '', forcedColors: 'none' as const, ...mode };
    await page.setViewportSize({ width: mode.width, height: 740 });
    await page.emulateMedia({ colorScheme: mode.colorScheme, forcedColors });
    await page.evaluate(
      ([chosen, isArriving]) => {
        const { dataset } = document.documentElement;
        // The note of missing code makes room for itself.
        document.body.style.paddingBottom = '';
        delete dataset['theme'];
        delete dataset['arriving'];
        if (chosen) dataset['theme'] = chosen;
        if (isArriving) dataset['arriving'] = '';
      },
      [theme, 'arriving' in mode] as const,
    );
    all.push(...(await recordStyles(page, String(at))));
  }
  return all;
}

for (const path of [...pages, ...frames])
  test(`${path} looks the same without and with its style sheet, in every display mode`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/Failed to load resource/);
    const { release } = await openWithoutSheet(page, path);
    const sizes = await recordDisplayModes(page);
    expect(Math.min(...sizes.map(Number))).toBeGreaterThan(10_000);
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
    await release();
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(2);
    expect(await recordDisplayModes(page)).toEqual([]);
  });

/** The maximum layout shift of a late font: it moves a word by some pixels, and no line. */
const fontShift = 0.001;

/** Whether a page shows its font. */
async function hasItsFont(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const widths = ['monospace', '"Figtree Variable", monospace'].map((family) => {
      const probe = document.createElement('span');
      probe.textContent = 'Sua assinatura';
      probe.style.cssText = `position: absolute; font-family: ${family}`;
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    });
    return widths[0] !== widths[1];
  });
}

for (const path of pages)
  test(`${path} is painted before its style sheet and its font have come, and nothing moves afterwards`, async ({
    newVisit,
  }) => {
    const page = await newVisit({ viewport: { width: 360, height: 740 } });
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const [latency, downloadThroughput] = [150, 200_000];
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput,
      uploadThroughput: -1,
    });
    await page.route('**/assets/*.css', async (route) => {
      await page.waitForFunction(() => {
        const has = (name: string) => performance.getEntries().some((entry) => entry.name.endsWith(name));
        // The font has loaded by then, after the first paint.
        return has('first-contentful-paint') && has('.woff2');
      });
      await route.continue();
    });
    const shifts = await recordShifts(page);
    await page.goto(path);
    await waitForHydration(page);
    const found = await shifts();
    const sum = found.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(found, null, 1)).toBeLessThan(fontShift);
    expect(await hasItsFont(page)).toBe(true);
  });

for (const path of [...pages.filter((one) => one !== '/login'), '/perfil', '/perfil/rede-indicacoes', '/curso/1'])
  test(`${path} keeps the space of a member’s banner`, async ({ newVisit, mock }) => {
    const page = await newVisit({ viewport: { width: 360, height: 740 } });
    await mock.fault({ operation: '*', delay: 300 });
    const shifts = await recordShifts(page);
    await page.goto('/login');
    await sendLogin(page, accounts['member without a plan']);
    const banner = page.getByRole('region', { name: 'Aviso sobre a assinatura' });
    await banner.waitFor();
    await page.goto(path);
    await banner.waitFor();
    const found = await shifts();
    const sum = found.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(found, null, 1)).toBeLessThanOrEqual(pages.includes(path) ? 0 : maxShift);
  });

test('no script of the portal runs before its style sheet has loaded', async ({ page }) => {
  const letThrough = await holdFiles(page, 'sheet');
  const script = page.waitForResponse(/\/assets\/index-[^/]*\.js$/);
  await page.goto('/login', { waitUntil: 'commit' });
  await (await script).finished();
  expect(await isHydrated(page)).toBe(false);
  letThrough();
  await waitForHydration(page);
});

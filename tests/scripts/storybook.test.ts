import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchBrowser, openVisit } from '../support/browser.ts';
import { startCommand } from '../support/run.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'portal-storybook-'));
/** The built Storybook at the root of a host, and below a path, as on a host of several. */
const bases = ['/', '/design/'];
const servers = new Map<string, PreviewServer>();
let browser: Browser;

/** Address of the built Storybook, with a final slash. */
function addressOf(base: string): string {
  return servers.get(base)?.resolvedUrls?.local[0] ?? '';
}

beforeAll(async () => {
  const { ended } = startCommand('npx', ['storybook', 'build', '--output-dir', folder, '--quiet']);
  const { code, output } = await ended;
  if (code !== 0) throw new Error(output);
  for (const base of bases) {
    const settings = { root: folder, base, build: { outDir: '.' }, appType: 'mpa' } as const;
    servers.set(base, await preview({ ...settings, configFile: false, preview: { port: 0, host: '127.0.0.1' } }));
  }
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  for (const server of servers.values()) await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('storybook build builds the stories and the documents', () => {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
  expect(Object.keys(entries)).toEqual(
    expect.arrayContaining(['componentes-button--default', 'telas-conta-perfil--default', 'início-boas-vindas--docs']),
  );
});

/** Opens a story alone, like Storybook's iframe. */
async function open(page: Page, story: string, base: string): Promise<void> {
  await page.goto(`${addressOf(base)}iframe.html?id=${encodeURIComponent(story)}&viewMode=story`);
}

async function expectBoth(page: Page, base: string): Promise<void> {
  await open(page, 'componentes-button--default', base);
  await page.locator('#storybook-root').getByRole('button').first().waitFor();
  // A screen, whose calls the mock server answers.
  await open(page, 'telas-conta-perfil--default', base);
  await page.getByText('Mariana Souza').first().waitFor();
}

test.each(bases)('stories and screens work at %s, with the worker of that path', async (base) => {
  const page = await openVisit(browser, { name: 'worker' });
  await expectBoth(page, base);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope);
  expect(scope).toBe(addressOf(base));
});

test.each(bases)('without service workers, as on a plain http address, they work at %s, too', async (base) => {
  const page = await openVisit(browser, { name: 'plain' });
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await expectBoth(page, base);
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
});

test.each(bases)(
  'at %s the accepted pictures of all screens follow the theme and lead to their stories',
  async (base) => {
    const page = await openVisit(browser, { name: 'screens' });
    const address = encodeURIComponent('telas-visão-geral--docs');
    await page.goto(`${addressOf(base)}iframe.html?id=${address}&viewMode=docs&globals=theme:dark`);
    const screen = page.getByRole('link', { name: 'Minha assinatura' });
    expect(await screen.getAttribute('href')).toBe('./?path=/story/telas-assinatura-minha-assinatura--default');
    expect(await page.getByRole('link').count()).toBeGreaterThan(30);
    for (const picture of await page.getByRole('link').locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeOneOf([1280, 375]);
      expect(await picture.getAttribute('src')).toContain('-dark-');
    }
  },
);

test('where the browser refuses the worker, a story says what to do', async () => {
  const page = await openVisit(browser, {
    name: 'private',
    expected: [/Error rendering story/, /refused the mock service worker/],
  });
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  });
  await open(page, 'componentes-button--default', '/');
  const message = page.getByText('The browser refused the mock service worker').first();
  await message.waitFor();
  expect(await message.textContent()).toContain('leave the private window or allow site data for this address');
});

test('two themes side by side show the story in both, without an error', async () => {
  const page = await openVisit(browser, { name: 'both' });
  // Its `play` needs the focus, which only one frame has.
  await page.goto(`${addressOf('/')}?path=/story/componentes-button--default&globals=theme:both`);
  for (const title of ['Tema claro', 'Tema escuro']) {
    await page
      .frameLocator(`iframe[title="${title}"]`)
      .getByRole('button', { name: 'Pagar com cartão' })
      .waitFor({ timeout: 60_000 });
  }
  await page.getByRole('tab', { name: 'Interactions' }).click();
  await page.locator('#storybook-panel-root').getByText('Pass', { exact: true }).waitFor();
  for (const frame of page.frames()) {
    expect(await frame.locator('.sb-show-errordisplay').count()).toBe(0);
  }
});

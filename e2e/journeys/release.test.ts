import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { dist } from '../../scripts/lib/root.mjs';
import { mockBackend } from '../../scripts/serve/mockBackend.ts';
import { servePortal, type RunningPortal } from '../../scripts/serve/servePortal.ts';
import { enterAs, waitForHydration } from '../support/steps.ts';
import { expect, test as portalTest } from '../support/fixtures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
const site = path.join(folder, 'site');

/** Outlives the server, as a backend does. */
const backend = mockBackend();

/** The server for a copy of the build, which the tests replace. */
let portal: RunningPortal;

/** Starts the server for the copy, on its port when it ran before. */
async function serve(port = 0): Promise<RunningPortal> {
  return servePortal({ dist: site, backend, port });
}

const test = portalTest.extend<object, { first: RunningPortal }>({
  first: [
    async ({}, use) => {
      cpSync(dist, site, { recursive: true });
      portal = await serve();
      await use(portal);
      await portal.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ first }, use) => use(first.address),
});

// Both tests replace the same files.
test.describe.configure({ mode: 'default' });

/** Replaces the site with another release, whose chunks have other names, and starts the server again. */
async function deploy(release: string): Promise<void> {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  for (const packed of files.filter((file) => /\.(br|gz)$/.test(file))) rmSync(path.join(site, packed));
  const chunks = files.filter((file) => /^assets\/.+\.js$/.test(file)).map((file) => path.basename(file));
  expect(chunks.length).toBeGreaterThan(50);
  const renamed = (text: string) =>
    text.replaceAll(/[\w-]+\.js/g, (name) => (chunks.includes(name) ? `${release}-${name}` : name));
  for (const file of files.filter((name) => /\.(html|js)$/.test(name))) {
    const target = path.join(site, file);
    const text = readFileSync(target, 'utf8').replace(/(<meta name="release" content=")[^"]*/, `$1${release}`);
    writeFileSync(target, renamed(text));
    renameSync(target, renamed(target));
  }
  await portal.close();
  portal = await serve(portal.port);
}

const lost = /Failed to load resource|Failed to fetch|during render/;

/** Expects the sentence about an update, and that nothing reloads before the user presses the button. */
async function reloadByButton(page: Page): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: 'O portal foi atualizado. Recarregue a página para' });
  await notice.waitFor();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Recarregar a página' }).click();
  await loaded;
}

test('who has the portal open while it is updated is told, and reloads when they want', async ({
  page,
  expectErrors,
}) => {
  expectErrors(lost);
  await page.goto('/');
  await waitForHydration(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await deploy('nova');
  await page.getByRole('link', { name: 'Explorar Cursos' }).click();
  await reloadByButton(page);
  await page.getByRole('heading', { level: 1, name: 'Cursos' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/cursos');
  expect(loads).toBe(1);
  expect(await page.locator('meta[name="release"]').getAttribute('content')).toBe('nova');
});

test('what was typed before the update is there after the reload', async ({ page, mock, expectErrors }) => {
  expectErrors(lost);
  await enterAs(page, 'admin', mock);
  await page.goto('/admin/cursos-novo');
  await page.getByLabel('Title', { exact: true }).fill('Curso pela metade');
  await deploy('outra');
  // The dialog about unsaved changes is a chunk of its own, and missing.
  await page.getByRole('link', { name: 'Catálogo' }).click();
  await reloadByButton(page);
  expect(new URL(page.url()).pathname).toBe('/admin/cursos-novo');
  await page.getByText(/^Your unsaved draft from/).waitFor();
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Curso pela metade');
});

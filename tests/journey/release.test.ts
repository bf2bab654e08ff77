import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dist } from '../../scripts/lib/root.mjs';
import { mockBackend } from '../../scripts/serve/mockBackend.ts';
import { servePortal, type RunningPortal } from '../../scripts/serve/servePortal.ts';
import { launchBrowser, openVisit } from '../support/browser.ts';
import { waitForHydration } from './pageSteps.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
const site = path.join(folder, 'site');
let portal: RunningPortal;
let browser: Browser;

beforeAll(async () => {
  cpSync(dist, site, { recursive: true });
  portal = await servePortal({ dist: site, backend: mockBackend(), port: 0 });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Puts another release in the place of the site: its pages' chunks have other names. */
function deploy(release: string): void {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  for (const packed of files.filter((file) => /\.(br|gz)$/.test(file))) rmSync(path.join(site, packed));
  const chunks = files.map((file) => path.basename(file)).filter((file) => /^route-.+\.js$/.test(file));
  expect(chunks.length).toBeGreaterThan(20);
  for (const file of files.filter((name) => /\.(html|js)$/.test(name))) {
    const place = path.join(site, file);
    let text = readFileSync(place, 'utf8').replace(/(<meta name="release" content=")[^"]*/, `$1${release}`);
    for (const chunk of chunks) text = text.replaceAll(chunk, chunk.replace('route-', `route-${release}-`));
    writeFileSync(place, text);
    const name = path.basename(file);
    if (chunks.includes(name)) renameSync(place, place.replace('route-', `route-${release}-`));
  }
}

test('who has the portal open while it is updated is told, and reloads when they want', async () => {
  const page = await openVisit(browser, {
    name: 'reader',
    expected: [/Failed to load resource|Failed to fetch|during render/],
  });
  await page.goto(portal.address);
  await waitForHydration(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  deploy('nova');
  await page.waitForTimeout(500);
  await page.getByRole('link', { name: 'Explorar Cursos' }).click();
  await page.getByRole('alert').getByText('O portal foi atualizado. Recarregue a página para continuar.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/cursos');
  expect(loads).toBe(0);
  await page.getByRole('button', { name: 'Recarregar a página' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cursos' }).waitFor();
  expect(loads).toBe(1);
  expect(await page.locator('meta[name="release"]').getAttribute('content')).toBe('nova');
});

import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchBrowser, openVisit } from '../support/browser.ts';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { startCommand, startFile } from '../support/run.ts';
import { freshApp } from './app.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const built = fromRoot('packages/ui/dist');
let app: string;
let server: PreviewServer | undefined;
let browser: Browser | undefined;

/** Every file of a folder, with paths from it. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
}

/** The concatenated texts of the application's built files with a file extension. */
function bundled(ending: string): string {
  const folder = path.join(app, 'dist/assets');
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

beforeAll(async () => {
  const { code, output } = await startFile('packages/ui/build/main.ts').ended;
  if (code !== 0) throw new Error(output);
  app = freshApp(built);
  await build({ root: app, configFile: false, logLevel: 'warn', plugins: [react()] });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (app) rmSync(app, { recursive: true, force: true });
});

test('publint finds nothing wrong with it, and it holds no source', async () => {
  const { messages, pkg } = await publint({ pkgDir: built, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  expect(filesOf(built).filter((file) => /\.stories\.|\.test\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
});

test('no built file names a file that is not there', () => {
  const files = new Set(filesOf(built));
  const missing = [...files]
    .filter((file) => /\.(?:js|d\.ts|css)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(built, file), 'utf8');
      const named = [...text.matchAll(/(?:from|import|import\(|url\()\s*['"](\.{1,2}\/[^'"]+)['"]/g)].map(
        ([, to]) => to ?? '',
      );
      return named.map((to) => path.posix.join(path.posix.dirname(file), to));
    })
    .filter((to) => !files.has(to) && !files.has(to.replace(/\.js$/, '.d.ts')));
  expect(missing).toEqual([]);
});

test('its types are sound in another application', async () => {
  const tsc = fromRoot('node_modules/typescript/bin/tsc');
  const { code, output } = await startCommand(process.execPath, [tsc, '-p', app], {}, app).ended;
  expect({ code, output }).toEqual({ code: 0, output: '' });
});

test('what the application does not use is not in it', () => {
  expect(bundled('.js')).toContain('alertdialog');
  expect(bundled('.js')).not.toContain('player.vimeo.com');
  const used = readFileSync(path.join(built, 'components/primitives/Button/Button.css'), 'utf8');
  const unused = readFileSync(path.join(built, 'components/domain/CourseCard/CourseCard.css'), 'utf8');
  const firstClass = (css: string) => /\.[\w-]+/.exec(css)?.[0] ?? '';
  expect(bundled('.css')).toContain(firstClass(used));
  expect(bundled('.css')).not.toContain(firstClass(unused));
});

test('it looks and works as it does here', async () => {
  server = await preview({ root: app, configFile: false, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.resolvedUrls?.local[0] ?? '';
  browser = await launchBrowser();
  const page = await openVisit(browser, { name: 'app' });
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Excluir' });
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(22, 76, 184)');
  expect(await page.evaluate(() => document.fonts.load('16px "Figtree Variable"').then(({ length }) => length))).toBe(
    1,
  );
  expect(await page.getByRole('status').textContent()).toContain('250,00');
  await button.click();
  const dialog = page.getByRole('alertdialog', { name: 'Excluir?' });
  await dialog.getByRole('button', { name: 'Sim' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

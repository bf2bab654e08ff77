import path from 'node:path';
import type { Browser } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { behaviours } from '../../apps/mock-server/src/behaviours/index.ts';
import { launchBrowser, openVisit } from '../support/browser.ts';
import { logIn } from './pageSteps.ts';

const portal = fromRoot('apps/portal');

let server: ViteDevServer;
let browser: Browser;
let address: string;

beforeAll(async () => {
  vi.stubEnv('VITE_MOCK', 'browser');
  server = await createServer({
    root: portal,
    configFile: path.join(portal, 'vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  browser = await launchBrowser();
  // The first visit to a development server prepares packages: it takes long, and reloads.
  const page = await browser.newPage();
  await page.goto(`${address}/`, { timeout: 100_000 });
  await page.getByRole('link', { name: 'Criar Conta' }).waitFor();
  await page.close();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('with VITE_MOCK=browser the page needs no server, and keeps its data over reloads', async () => {
  const page = await openVisit(browser, { name: 'in-page' });
  const answeredByServer: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && !response.fromServiceWorker()) answeredByServer.push(pathname);
  });
  await logIn(page, address, 'ativa@exemplo.com.br', 'portal123');
  await page.getByRole('heading', { level: 1, name: 'Olá, Mariana!' }).waitFor();
  // The token is one that this world has given: another world would end the session.
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Olá, Mariana!' }).waitFor();
  expect(answeredByServer).toEqual([]);
});

test('the page of the mock adds a fault and removes it', async () => {
  const page = await openVisit(browser, { name: 'mock-page' });
  await page.goto(`${address}/__mock`);
  await page.getByLabel('Falha', { exact: true }).fill('body=malformed');
  await page.getByRole('button', { name: 'Planejar falha' }).click();
  await page.getByText(/body=malformed, 0 até agora/).waitFor();
  await page.goto(`${address}/cursos`);
  await page.getByText('Erro ao carregar cursos.').waitFor();
  await page.goto(`${address}/__mock`);
  await page.getByRole('button', { name: 'Tirar todas as falhas' }).click();
  await page.getByText('Nenhuma falha planejada.').waitFor();
  await page.goto(`${address}/cursos`);
  await page.getByRole('heading', { name: 'Primeiros passos na rede' }).waitFor();
});

test('the mock server in the page behaves as it does in Node', async () => {
  const page = await openVisit(browser, { name: 'behaviours', expected: [/Failed to load resource/] });
  await page.goto(`${address}/`);
  await page.getByRole('link', { name: 'Criar Conta' }).waitFor();
  const module = `/@fs${fromRoot('apps/mock-server/src/behaviours/index.ts')}`;
  // As a text: Vitest would rewrite the import, and the page would not know what it was rewritten
  // to.
  const found = await page.evaluate(`import(${JSON.stringify(module)}).then(async ({ behaviours, perform }) => {
    const all = [];
    for (const behaviour of behaviours) {
      const outcome = perform(behaviour, (request) => fetch(request), location.origin);
      all.push({ name: behaviour.name, found: await outcome.catch((error) => String(error)) });
    }
    return all;
  })`);
  expect(found).toEqual(behaviours.map(({ name, expected }) => ({ name, found: expected })));
});

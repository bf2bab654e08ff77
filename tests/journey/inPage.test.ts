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

test('the panel adds a fault and removes it', async () => {
  const page = await openVisit(browser, { name: 'panel' });
  await page.goto(`${address}/cursos`);
  // The panel is there before the mock in the page, which then answers it.
  await page.getByRole('heading', { name: 'Primeiros passos na rede' }).waitFor();
  const panel = page.getByRole('region', { name: 'Servidor de demonstração' });
  await page.getByRole('button', { name: 'Servidor', exact: true }).click();
  await panel.getByLabel('Falha em toda chamada').fill('body=malformed');
  await panel.getByRole('button', { name: 'Planejar falha' }).click();
  await panel.getByText('Feito.').waitFor();
  await panel.getByText(/body=malformed/).waitFor();
  await page.reload();
  await page.getByText('Erro ao carregar cursos.').waitFor();
  await page.getByRole('button', { name: 'Servidor', exact: true }).click();
  await panel.getByRole('button', { name: 'Tirar todas as falhas' }).click();
  await panel.getByText('Falhas: nenhuma.').waitFor();
  // It covers the page until it is closed.
  await page.getByRole('button', { name: 'Servidor', exact: true }).click();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
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

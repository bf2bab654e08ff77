import path from 'node:path';
import { createServer } from 'vite';
import { expect, test as portalTest } from '../support/fixtures.ts';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { expectedSmoke } from '../../apps/mock-server/src/adapters/testSmoke.ts';
import { logIn } from '../support/steps.ts';

const portal = fromRoot('apps/portal');

/** A development server without a backend: the mock server runs in the page. */
const test = portalTest.extend<object, { address: string }>({
  address: [
    async ({ browser }, use) => {
      process.env['VITE_MOCK'] = 'browser';
      const server = await createServer({
        root: portal,
        configFile: path.join(portal, 'vite.config.ts'),
        logLevel: 'error',
        server: { port: 0, host: '127.0.0.1', hmr: false },
      });
      await server.listen();
      const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
      // On the first visit a development server prepares packages, which takes long and reloads the page.
      const page = await browser.newPage();
      await page.goto(`${address}/`, { timeout: 100_000 });
      await page.getByRole('link', { name: 'Criar Conta' }).waitFor();
      await page.close();
      await use(address);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
  extraHTTPHeaders: {},
});

// One server for all tests.
test.describe.configure({ mode: 'default' });

test('with VITE_MOCK=browser the page needs no server, and keeps its data over reloads', async ({ page }) => {
  const answeredByServer: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && !response.fromServiceWorker()) answeredByServer.push(pathname);
  });
  await logIn(page, 'member');
  await page.getByRole('heading', { level: 1, name: 'Olá, Mariana!' }).waitFor();
  // This database has issued the token: another database would end the session.
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Olá, Mariana!' }).waitFor();
  expect(answeredByServer).toEqual([]);
});

test('the page of the mock sends its forms to the mock in the page', async ({ page }) => {
  await page.goto('/__mock');
  await page.getByLabel('Dia e hora').fill('2027-01-02T10:00');
  await page.getByRole('button', { name: 'Mudar o relógio' }).click();
  await page.getByText('02/01/2027, 10:00').waitFor();
});

test('the mock server in the page behaves as it does in Node', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Criar Conta' }).waitFor();
  const module = `/@fs${fromRoot('apps/mock-server/src/adapters/testSmoke.ts')}`;
  // As a text: the loader of tests would rewrite the import.
  const found = await page.evaluate(
    `import(${JSON.stringify(module)}).then(({ smoke }) => smoke((request) => fetch(request), location.origin))`,
  );
  expect(found).toEqual(expectedSmoke);
});

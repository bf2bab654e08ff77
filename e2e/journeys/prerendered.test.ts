import { enterAs, waitForHydration, holdFiles } from '../support/steps.ts';
import { expect, test } from '../support/fixtures.ts';
import { prerenderedVisits } from '../support/visits.ts';

/** The prerendered pages of visitors. */
const pages = prerenderedVisits.filter(({ person }) => person === 'visitor');

for (const { route: path, heading, title } of pages)
  test(`${path} says what it is before any script has run`, async ({ newVisit }) => {
    const page = await newVisit({ javaScriptEnabled: false });
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
    expect(await page.title()).toBe(`${title} · Portal Raiz`);
  });

for (const { route: path } of pages)
  test(`${path} is hydrated without rendering its heading again`, { tag: '@engines' }, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Reflect.set(window, 'prerenderedHeading', document.querySelector('h1'));
      });
    });
    await page.goto(path);
    await waitForHydration(page);
    expect(await page.evaluate(() => Reflect.get(window, 'prerenderedHeading') === document.querySelector('h1'))).toBe(
      true,
    );
  });

test('the back button before hydration shows the page before', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/login');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Termos' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Termos de Uso' }).waitFor();
  const release = await holdFiles(page, 'pages');
  // The entry has run, and waits for the page's chunk.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  release();
  await page.getByRole('heading', { level: 1, name: 'Entrar na sua conta' }).waitFor();
});

test('the catalogue fetches its courses once, before its chunk has loaded', async ({ page }) => {
  const release = await holdFiles(page, 'code');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requested.push(new URL(request.url()).pathname);
  });
  const answer = page.waitForResponse('**/api/courses');
  await page.goto('/cursos', { waitUntil: 'commit' });
  await answer;
  release();
  await waitForHydration(page);
  await page.getByText(/^\d+ cursos$/).waitFor();
  expect(requested).toEqual(['/api/courses']);
});

test('the sponsor of the address is in the form', async ({ page }) => {
  await page.goto('/cadastro?ref=2');
  await waitForHydration(page);
  expect(await page.getByLabel('ID de indicação').inputValue()).toBe('2');
});

test('a logged-in member never sees the visitor’s page', async ({ page, mock }) => {
  await enterAs(page, 'member', mock);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seen', seen);
    const record = () => {
      const root = document.getElementById('root');
      if (root && getComputedStyle(root).visibility === 'visible')
        seen.push(document.querySelector('header')?.innerText ?? '');
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Sair' }).waitFor();
  const seen: unknown = await page.evaluate(() => Reflect.get(window, 'seen'));
  expect(String(seen)).toContain('Sair');
  expect(String(seen)).not.toContain('Login');
});

test('hovering a link prefetches its page, which then opens offline', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load|ERR_INTERNET/);
  await page.goto('/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  let pending = 0;
  page.on('request', (request) => {
    scripts.push(request.url());
    pending += 1;
  });
  page.on('requestfinished', () => (pending -= 1));
  await page.getByRole('link', { name: 'Criar Conta' }).first().hover();
  await expect.poll(() => scripts.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(1);
  // Not waitForLoadState: the page was idle before, so that does not wait again.
  await expect.poll(() => pending).toBe(0);
  await page.waitForTimeout(500);
  await expect.poll(() => pending).toBe(0);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Criar Conta' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Criar Conta' }).waitFor();
  expect(new Set(scripts).size).toBe(scripts.length);
});

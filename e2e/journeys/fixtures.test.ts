import { expect, test, collectPageErrors } from '../support/fixtures.ts';

test('a browser is Portuguese, in São Paulo time, and empty', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => [navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone])).toEqual([
    'pt-BR',
    'America/Sao_Paulo',
  ]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('policy violations, exceptions and failed requests are collected', async ({ browser }) => {
  const context = await browser.newContext();
  const errors = collectPageErrors(context);
  const page = await context.newPage();
  await page.goto('/');
  expect(errors).toEqual([]);
  await page.evaluate(async () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }));
    setTimeout(() => {
      throw new Error('uncaught');
    });
    await fetch('/api/perfil');
  });
  await expect.poll(() => errors.length).toBe(3);
  const all = errors.join('\n');
  expect(all).toMatch(/Content Security Policy/);
  expect(all).toMatch(/page: Error: uncaught/);
  expect(all).toMatch(/401/);
  await context.close();
});

test('expected errors fail no test', async ({ page, expectErrors }) => {
  expectErrors(/status of 401/);
  await page.goto('/');
  expect(await page.evaluate(async () => (await fetch('/api/perfil')).status)).toBe(401);
});

test.describe('an unexpected error', () => {
  test.fail();
  test('fails the test', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => fetch('/api/perfil'));
  });
});

test('two tests do not share a database', async ({ mock, playwright, baseURL, db }) => {
  await mock.call('PUT', '/perfil', { name: 'Outro Nome', email: 'ativa@exemplo.com.br' }, 'member');
  const other = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { 'X-Mock-Database': `${db}-b` } });
  const answer = await other.post('/api/login', { data: { email: 'ativa@exemplo.com.br', password: 'portal123' } });
  const { token } = await answer.json();
  const profile = await other.get('/api/perfil', { headers: { Authorization: `Bearer ${token}` } });
  expect(await profile.json()).toMatchObject({ user: { name: 'Mariana Souza' } });
  await other.dispose();
});

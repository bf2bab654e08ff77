import { expect, test, collectPageErrors } from '../support/fixtures.ts';

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

test.describe('an unexpected error', () => {
  test.fail();
  test('fails the test', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => fetch('/api/perfil'));
  });
});

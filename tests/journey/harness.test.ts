import { expect, test } from 'vitest';
import { openVisit, collectPageErrors } from '../support/browser.ts';
import { inPortal } from '../support/portal.ts';

const here = inPortal();

test('a browser context is Portuguese, in São Paulo time, and empty', async () => {
  const page = await openVisit(here.browser, { name: 'person' });
  await page.goto(here.portal.address);
  expect(await page.evaluate(() => [navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone])).toEqual([
    'pt-BR',
    'America/Sao_Paulo',
  ]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.title()).not.toBe('');
});

test('collects policy violations, exceptions and failed requests', async () => {
  const context = await here.browser.newContext();
  const errors = collectPageErrors(context);
  const page = await context.newPage();
  await page.goto(here.portal.address);
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

test('ignores expected errors', async () => {
  const page = await openVisit(here.browser, { name: 'guest', expected: [/status of 401/] });
  await page.goto(here.portal.address);
  expect(await page.evaluate(async () => (await fetch('/api/perfil')).status)).toBe(401);
});

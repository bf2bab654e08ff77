import { expect, test } from 'vitest';
import { collectPageErrors } from '../support/browser.ts';
import { inPortal } from '../support/portal.ts';

const here = inPortal();

test.each([1280, 360])('the API reference works offline and under its policy, %i px wide', async (width) => {
  const context = await here.browser.newContext({ viewport: { width, height: 900 } });
  const errors = collectPageErrors(context);
  const foreign: string[] = [];
  context.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(here.portal.address) && !address.startsWith('data:')) foreign.push(address);
  });
  const page = await context.newPage();
  await page.goto(`${here.portal.address}/__mock/docs/readProfile`);
  const operation = page.locator('#operations-account-readProfile');
  await operation.getByRole('button', { name: 'Execute' }).waitFor();

  await page.getByLabel('Experimentar como').selectOption('Mariana Souza');
  await page.getByText('Os pedidos levam o token desta pessoa.').waitFor();
  const request = page.waitForRequest('**/api/perfil');
  await operation.getByRole('button', { name: 'Execute' }).click();
  expect((await request).headers()['authorization']).toMatch(/^Bearer \w+/);
  const answer = operation.locator('.live-responses-table').first();
  await expect.poll(() => answer.innerText()).toContain('"name": "Mariana Souza"');

  await page.getByLabel('Experimentar como').selectOption('Visitante, sem token');
  await page.getByText('Os pedidos vão sem token.').waitFor();
  expect([errors, foreign]).toEqual([[], []]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect.poll(() => answer.innerText()).toContain('401');
  await context.close();
});

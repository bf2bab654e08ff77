import { expect, test } from '../support/fixtures.ts';
import { enterAs } from '../support/steps.ts';

test('the second name of a column covers nothing of the first', async ({ page, mock }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await enterAs(page, 'member', mock);
  await page.goto('/perfil/rede-indicacoes');
  const first = page.getByRole('button', { name: 'Nome', exact: true });
  const seen = await first.screenshot();
  // The browser draws a background behind text, which no other query shows.
  await page.getByRole('columnheader', { name: 'E-mail' }).evaluate((head) => {
    head.style.visibility = 'hidden';
  });
  expect(seen.equals(await first.screenshot())).toBe(true);
});

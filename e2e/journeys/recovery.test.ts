import { test } from '../support/fixtures.ts';
import { accounts } from '../support/mock.ts';
import { expectHeading, press, sendLogin } from '../support/steps.ts';

test('a member who forgot the password sets a new one by the link of the mail, and logs in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill(accounts.member);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Enviar/ })
    .click();
  // It opens in a tab of its own.
  const mail = await page.getByRole('link', { name: 'Ver o e-\u2060mail de recuperação' }).getAttribute('href');
  await page.goto(String(mail));
  await page.getByRole('link', { name: /senha/i }).click();
  // The page removes the token from its address.
  await page.waitForURL(/\/redefinir-senha/);
  await page.getByLabel('Nova senha', { exact: true }).fill('outra senha 123');
  await page.getByLabel('Confirmar nova senha', { exact: true }).fill('outra senha 123');
  await press(page, 'Redefinir senha');
  await page.getByRole('link', { name: 'Ir para o Login' }).click();
  await sendLogin(page, accounts.member, 'outra senha 123');
  await expectHeading(page, /^Olá/);
});

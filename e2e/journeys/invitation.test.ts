import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectHeading, maxShift, press, recordShifts, waitForHydration } from '../support/steps.ts';

const idField = (page: Page) => page.getByLabel('ID de indicação', { exact: true });

/** Goes from the portal's home page to the registration. */
async function openRegistration(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Portal Raiz' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Criar Conta' }).click();
  await expectHeading(page, 'Criar Conta');
}

async function expectInvited(page: Page, id: string): Promise<void> {
  await expect(idField(page)).toHaveValue(id);
  await expect(idField(page)).not.toBeEditable();
}

for (const address of ['/', '/curso-iniciar/1', '/nada'])
  test(`the registration knows the invitation that was opened at ${address}`, async ({ page }) => {
    await page.goto(`${address}?ref=2`);
    await waitForHydration(page);
    await openRegistration(page);
    await expectInvited(page, '2');
  });

test('a visitor who looks around, reloads and opens a new tab is still invited', async ({ page, context }) => {
  const shifts = await recordShifts(page);
  await page.goto('/cadastro?ref=2');
  await page.getByLabel('Nome', { exact: true }).fill('Ana Lima');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Termos de Uso/ })
    .click();
  const terms = await opened;
  await openRegistration(terms);
  await expectInvited(terms, '2');

  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await press(page, 'Sair sem salvar');
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
  await page.goBack();
  await page.getByRole('link', { name: 'Criar Conta' }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Ana Lima');
  await expectInvited(page, '2');
  await page.reload();
  await expectInvited(page, '2');
  expect((await shifts()).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(maxShift);
});

test('the newest readable invitation counts', async ({ page }) => {
  await page.goto('/?ref=2');
  await waitForHydration(page);
  await page.goto('/cadastro?REF=4.');
  await expectInvited(page, '4');
  await page.goto('/cadastro?ref=4x2');
  await expect(idField(page)).toHaveAccessibleDescription(/não traz um número válido/);
  await expect(idField(page)).toHaveValue('');
  await openRegistration(page);
  await expectInvited(page, '4');
});

test('another sponsor, or a finished registration, ends the invitation', async ({ page }) => {
  async function fillIn() {
    await page.getByLabel('Nome', { exact: true }).fill('Ana Lima');
    await page.getByLabel('E-mail', { exact: true }).fill('ana.lima@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill('uma senha 123');
    await page.getByLabel('Confirmar senha', { exact: true }).fill('uma senha 123');
    await page.getByRole('checkbox').check();
    await press(page, 'Cadastrar');
  }
  await page.goto('/?ref=2');
  await waitForHydration(page);
  await page.goto('/cadastro?ref=2&utm=x');
  await fillIn();
  await press(page, 'Alterar');
  await expect(idField(page)).toHaveValue('');
  await expect(idField(page)).toBeFocused();
  await expect(page).toHaveURL(/\/cadastro\?utm=x$/);
  await page.reload();
  await waitForHydration(page);
  await expect(idField(page)).toHaveValue('');
  await expect(idField(page)).toBeEditable();

  await page.goto('/cadastro?ref=4');
  await fillIn();
  await press(page, 'Confirmar');
  await page.getByRole('link', { name: 'Ir para o Login' }).click();
  await page.getByRole('link', { name: 'Criar Conta' }).click();
  await expect(idField(page)).toHaveValue('');
  await expect(idField(page)).toBeEditable();
});

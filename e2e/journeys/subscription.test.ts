import type { Page } from '@playwright/test';
import { goToCheckout, logIn, expectHeading, expectAccessible, type } from '../support/steps.ts';
import { expect, test } from '../support/fixtures.ts';

function banner(page: Page) {
  return page.getByRole('region', { name: 'Aviso sobre a assinatura' });
}

async function applyVoucher(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aplicar voucher' }).click();
  await page.getByText('Desconto de 20%').waitFor();
}

test(
  'a member pays with a voucher at the hosted checkout and returns active',
  { tag: '@engines' },
  async ({ page }) => {
    await logIn(page, 'member without a plan');
    await banner(page).getByRole('link', { name: 'Ativar assinatura' }).click();
    await expectHeading(page, 'Assinatura');
    await type(page.getByLabel('Código do voucher'), ' desconto20 ');
    await applyVoucher(page);
    await expectAccessible(page);

    await goToCheckout(page);
    await page.getByText('R$ 200,00').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Pagar com cartão' }).waitFor();

    await page.goForward();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.waitForURL('**/pagamento-cancelado');
    await expectHeading(page, 'Pagamento não foi concluído');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Voltar para a assinatura' }).click();
    // The page checks the code again by itself.
    await page.getByText('Desconto de 20%').waitFor();

    await goToCheckout(page);
    await page.getByRole('button', { name: 'Pagar' }).click();
    await page.waitForURL('**/pagamento-sucesso');
    await expectHeading(page, 'Pagamento realizado com sucesso!');
    await page.getByText('Sua assinatura está ativa.').waitFor();
    expect(await banner(page).count()).toBe(0);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Ver minha assinatura' }).click();
    await page.getByText('Sua assinatura está ativa e será renovada').waitFor();
    await page.getByText('R$ 200,00').waitFor();
    await page.getByText('DESCONTO20').waitFor();
    await expectAccessible(page);
  },
);

test('a dismissed banner stays hidden after reloads and in other tabs, and the payments can be downloaded', async ({
  page,
}) => {
  await logIn(page, 'member who canceled');
  await banner(page).waitFor();
  const other = await page.context().newPage();
  await other.goto('/assinatura/pagamentos');
  await banner(other).waitFor();
  await page.getByRole('button', { name: 'Dispensar este aviso por 2 horas' }).click();
  await banner(page).waitFor({ state: 'detached' });
  await banner(other).waitFor({ state: 'detached' });
  await other.reload();
  await other.getByText('3 pagamentos').waitFor();
  expect(await banner(other).count()).toBe(0);

  const [download] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: 'Baixar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('pagamentos.csv');
});

test('a cancellation that fails after the member has gone back is said there', async ({ page, mock, expectErrors }) => {
  expectErrors(/status of 500/);
  await logIn(page, 'member');
  await page.getByRole('link', { name: 'Ver minha assinatura' }).click();
  await page.getByRole('button', { name: 'Cancelar assinatura' }).click();
  const fault = await mock.fault({ operation: 'cancelSubscription', kind: 'hang', status: 500, body: {} });
  await page.getByRole('button', { name: 'Sim, cancelar' }).click();
  await page.getByRole('button', { name: 'Cancelando...' }).waitFor();
  await page.goBack();
  await expectHeading(page, 'Olá, Mariana!');
  await mock.clearFaults(fault);
  await expect(page.getByRole('alert')).toContainText('Erro ao cancelar assinatura.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Voltar para Minha assinatura' }).click();
  await page.getByText('Sua assinatura está ativa').waitFor();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

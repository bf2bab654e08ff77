import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openVisit } from '../support/browser.ts';
import { logIn } from './pageSteps.ts';
import { inPortal } from '../support/portal.ts';

const here = inPortal();

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

function banner(page: Page) {
  return page.getByRole('region', { name: 'Aviso sobre a assinatura' });
}

async function applyVoucher(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aplicar voucher' }).click();
  await page.getByText('Desconto de 20%').waitFor();
}

/** Presses the pay button and ends on the provider's page. */
async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pagar com cartão' }).click();
  await page.waitForURL('**/__mock/checkout/*');
}

test('a member pays with a voucher at the hosted checkout and returns active', async () => {
  const page = await openVisit(here.browser, { name: 'payer' });
  await logIn(page, here.portal.address, 'inativa@exemplo.com.br', 'portal123');
  await banner(page).getByRole('link', { name: 'Ativar assinatura' }).click();
  await heading(page, 'Assinatura');
  await page.getByLabel('Código do voucher').fill(' desconto20 ');
  await applyVoucher(page);
  await expectAccessible(page);

  await goToCheckout(page);
  await page.getByText('R$ 200,00').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Pagar com cartão' }).waitFor();

  await page.goForward();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.waitForURL('**/pagamento-cancelado');
  await heading(page, 'Pagamento não foi concluído');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voltar para a assinatura' }).click();
  // The code is checked again by itself.
  await page.getByText('Desconto de 20%').waitFor();

  await goToCheckout(page);
  await page.getByRole('button', { name: 'Pagar' }).click();
  await page.waitForURL('**/pagamento-sucesso');
  await heading(page, 'Pagamento realizado com sucesso!');
  await page.getByText('Sua assinatura está ativa.').waitFor();
  expect(await banner(page).count()).toBe(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Ver minha assinatura' }).click();
  await page.getByText('Sua assinatura está ativa e será renovada').waitFor();
  await page.getByText('R$ 200,00').waitFor();
  await page.getByText('DESCONTO20').waitFor();
  await expectAccessible(page);
});

test('a dismissed banner stays hidden after reloads and in other tabs, and the payments can be downloaded', async () => {
  const page = await openVisit(here.browser, { name: 'canceled' });
  await logIn(page, here.portal.address, 'cancelada@exemplo.com.br', 'portal123');
  await banner(page).waitFor();
  const other = await page.context().newPage();
  await other.goto(`${here.portal.address}/assinatura/pagamentos`);
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

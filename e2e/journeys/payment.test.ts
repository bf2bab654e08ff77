import type { Page } from '@playwright/test';
import { goToCheckout, logIn, press, sendLogin, loadedText } from '../support/steps.ts';
import { accounts } from '../support/mock.ts';
import { expect, test } from '../support/fixtures.ts';

/** Aborts the navigation to the checkout, so that the page stays open as in the back/forward cache. */
async function keepPage(page: Page): Promise<void> {
  await page.route('**/checkout/*', (route) => route.abort('aborted'));
}

/** Fires the event of a return from the back/forward cache, which headless browsers lack. */
async function restorePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
}

test(
  'a page restored from the back/forward cache after a payment is usable and up to date',
  { tag: '@engines' },
  async ({ page }) => {
    const checkouts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/assinatura')) checkouts.push(request.url());
    });
    await logIn(page, 'member without a plan');
    await keepPage(page);
    await page.goto('/assinatura');
    const left = page.waitForRequest('**/checkout/*');
    await press(page, 'Pagar com cartão');
    await left;
    expect(checkouts).toHaveLength(1);

    await restorePage(page);
    const again = page.waitForRequest('**/checkout/*');
    await press(page, 'Pagar com cartão');
    const checkout = (await again).url();
    expect(checkouts).toHaveLength(2);

    const other = await page.context().newPage();
    await other.goto(checkout);
    await other.getByRole('button', { name: 'Pagar' }).click();
    await other.waitForURL('**/pagamento-sucesso');
    await other.getByText('Sua assinatura está ativa.').waitFor();
    await restorePage(page);
    await page.getByText('Sua assinatura está ativa e será renovada').waitFor();

    // The stored data belongs to a session that has already ended.
    await other.goto('/cursos');
    await other.getByRole('button', { name: 'Sair' }).click();
    await other.waitForURL('**/login');
    await restorePage(page);
    await page.waitForURL('**/login');
    expect(await page.getByText('Sua assinatura está ativa').count()).toBe(0);
  },
);

test('the payment result page, opened by hand, activates nothing', { tag: '@engines' }, async ({ page }) => {
  await logIn(page, 'member on trial');
  await page.clock.install();
  for (const open of [() => page.goto('/pagamento-sucesso'), () => page.reload()]) {
    await open();
    await page.getByText('Estamos confirmando o pagamento.').waitFor();
    await page.clock.runFor(20_000);
    await page.getByText('A confirmação ainda não chegou.').waitFor();
    expect(await page.getByText('Sua assinatura está ativa.').count()).toBe(0);
  }
  await page.getByRole('link', { name: 'Ver minha assinatura' }).click();
  expect(await loadedText(page, '/minha-assinatura')).toContain('período de teste');
});

test(
  'two tabs pay once, and a cancelled payment can be repeated after the session has ended',
  { tag: '@engines' },
  async ({ page, expectErrors }) => {
    expectErrors(/Failed to load resource.*401/);
    await logIn(page, 'member who canceled');
    const before = await payments(page);
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto('/assinatura');
      await goToCheckout(tab);
    }
    await other.getByRole('button', { name: 'Cancelar' }).click();
    await other.waitForURL('**/pagamento-cancelado');
    await other.getByRole('link', { name: 'Voltar para a assinatura' }).click();
    expect(await loadedText(other, '/assinatura')).toContain('cancelada');
    await goToCheckout(other);
    await other.evaluate(() => localStorage.setItem('token', 'gone'));
    await other.getByRole('button', { name: 'Pagar' }).click();
    await other.waitForURL('**/login');
    await sendLogin(other, accounts['member who canceled']);
    await other.getByText('Ativa', { exact: true }).waitFor();

    // The second tab's cancellation also cancelled the checkout of the first.
    await page.reload();
    await page.getByText('Este pagamento foi cancelado.').waitFor();
    const after = await payments(other);
    expect(after - before).toBe(1);
  },
);

/** The member's number of payments. */
function payments(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const answer = await fetch('/api/assinatura/pagamentos', { headers });
    const { pagamentos }: { pagamentos: unknown[] } = await answer.json();
    return pagamentos.length;
  });
}

import type { Page } from 'playwright';
import { demoPassword } from '@raiz/mock-server';
import { expect, test } from 'vitest';
import { openVisit } from './browser.ts';
import { inPortal } from './inPortal.ts';
import { logIn } from './memberSteps.ts';
import { textWhenQuiet } from './pageSteps.ts';

/**
 * A browser that keeps left pages as they are, as those of people do; Playwright's own forgets
 * them.
 */
const here = inPortal({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });

const payText = 'Pagar com cartão';

async function comeAs(page: Page, person: string): Promise<void> {
  await logIn(page, here.portal.address, `${person}@exemplo.com.br`, demoPassword);
}

async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: payText }).click();
  await page.waitForURL('**/__mock/checkout/*');
}

/** Back or forward, to a page that the browser may have kept: such a page is not loaded. */
async function walk(page: Page, way: 'goBack' | 'goForward', to: string): Promise<void> {
  await page[way]({ waitUntil: 'commit' });
  await page.waitForURL(to, { waitUntil: 'commit' });
}

test('a page that the browser kept while somebody paid can be used again, and says what is true', async () => {
  const page = await openVisit(here.browser, { name: 'returner' });
  const { address } = here.portal;
  const checkouts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/assinatura')) checkouts.push(request.url());
  });
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'wasKept', persisted));
  });
  await comeAs(page, 'inativa');
  await page.goto(`${address}/assinatura`);
  // Twenty clicks in one moment.
  await page.getByRole('button', { name: payText }).evaluate((button) => {
    for (let at = 0; at < 20; at += 1) if (button instanceof HTMLElement) button.click();
  });
  await page.waitForURL('**/__mock/checkout/*');
  expect(checkouts).toHaveLength(1);

  await walk(page, 'goBack', '**/assinatura');
  // The browser tells a restored page so with an event, after its address has changed.
  await page.waitForFunction(() => Reflect.get(window, 'wasKept') === true);
  await page.getByRole('button', { name: payText }).waitFor();
  expect(await page.getByRole('button', { name: payText }).isEnabled()).toBe(true);
  await goToCheckout(page);
  expect(checkouts).toHaveLength(2);

  await page.getByRole('button', { name: 'Pagar' }).click();
  await page.waitForURL('**/pagamento-sucesso');
  await page.getByText('Sua assinatura está ativa.').waitFor();
  await walk(page, 'goBack', '**/__mock/checkout/*');
  await walk(page, 'goBack', '**/assinatura');
  await page.getByText('Sua assinatura está ativa.').waitFor();

  // What the browser kept belongs to a session that ended meanwhile.
  await goToCheckout(page);
  const other = await page.context().newPage();
  await other.goto(`${address}/cursos`);
  await other.getByRole('button', { name: 'Sair' }).click();
  await other.waitForURL('**/login');
  await walk(page, 'goBack', '**/login');
  expect(await page.getByText('Sua assinatura está ativa.').count()).toBe(0);
});

test('the page after a payment, opened by hand, calls nothing active', async () => {
  const page = await openVisit(here.browser, { name: 'by hand' });
  const { address } = here.portal;
  await comeAs(page, 'teste');
  await page.clock.install();
  for (const open of [() => page.goto(`${address}/pagamento-sucesso`), () => page.reload()]) {
    await open();
    await page.getByText('Estamos confirmando o pagamento.').waitFor();
    await page.clock.runFor(20_000);
    await page.getByText('A confirmação ainda não chegou.').waitFor();
    expect(await page.getByText('Sua assinatura está ativa.').count()).toBe(0);
  }
  await page.getByRole('link', { name: 'Ver minha assinatura' }).click();
  expect(await textWhenQuiet(page, '/minha-assinatura')).toContain('período de teste');
});

test('two tabs pay once, and what was cancelled can be paid later, with a session that ended on the way', async () => {
  const page = await openVisit(here.browser, { name: 'twice', expected: [/Failed to load resource.*401/] });
  const { address } = here.portal;
  await comeAs(page, 'cancelada');
  const before = await payments(page);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${address}/assinatura`);
    await goToCheckout(tab);
  }
  await other.getByRole('button', { name: 'Cancelar' }).click();
  await other.waitForURL('**/pagamento-cancelado');
  await other.getByRole('link', { name: 'Voltar para a assinatura' }).click();
  expect(await textWhenQuiet(other, '/assinatura')).toContain('cancelada');
  await goToCheckout(other);
  await other.evaluate(() => localStorage.setItem('token', 'gone'));
  await other.getByRole('button', { name: 'Pagar' }).click();
  await other.waitForURL('**/login');
  await other.getByLabel('E-mail', { exact: true }).fill('cancelada@exemplo.com.br');
  await other.getByLabel('Senha', { exact: true }).fill(demoPassword);
  await other.getByRole('button', { name: 'Entrar', exact: true }).click();
  await other.waitForURL('**/perfil');
  await other.getByText('Ativa', { exact: true }).waitFor();

  // The checkout of the first tab was cancelled with the second's.
  await page.reload();
  await page.getByText('Este pagamento foi cancelado.').waitFor();
  const after = await payments(other);
  expect(after - before).toBe(1);
});

/** How many payments the member has. */
function payments(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const answer = await fetch('/api/assinatura/pagamentos', { headers });
    const { pagamentos }: { pagamentos: unknown[] } = await answer.json();
    return pagamentos.length;
  });
}

import type { Page } from '@playwright/test';
import { accounts } from '../support/mock.ts';
import { goToCheckout, loadedText, logIn, navigateTo, press, sendLogin, type } from '../support/steps.ts';
import { expect, test } from '../support/fixtures.ts';

/** What this tab keeps beside the addresses of its history. */
function keptIn(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.title]),
  );
}

/** The server forgets the session; the next read finds out. */
async function expire(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('token', 'gone'));
  await page.reload();
  await page.waitForURL('**/login');
}

const search = '/perfil/rede-indicacoes?nome=Maria';
const wayBack = { name: 'Voltar para onde eu estava' };

test('a session that ended by itself leads its own person back, and nobody else', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load resource.*401/);
  await logIn(page, 'member');
  await navigateTo(page, search);
  await loadedText(page, '/perfil/rede');
  await expire(page);
  await sendLogin(page, accounts['member on trial']);
  await loadedText(page, '/perfil');
  expect(await page.getByRole('link', wayBack).count()).toBe(0);
  expect(await keptIn(page)).not.toContain('Maria');

  await navigateTo(page, search);
  await loadedText(page, '/perfil/rede');
  await expire(page);
  await sendLogin(page, accounts['member on trial']);
  await page.getByRole('link', wayBack).click();
  await page.waitForURL(`**${search}`);
});

for (const end of ['Sair', 'expiry'] as const)
  test(`the way back through the history is that of nobody else: ${end}`, async ({ page, expectErrors }) => {
    expectErrors(/Failed to load resource.*401/);
    await page.goto('/login');
    await type(page.getByLabel('E-mail', { exact: true }), accounts.member);
    await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(accounts.member);
    expect(await keptIn(page)).not.toContain(accounts.member);
    await logIn(page, 'member');
    await navigateTo(page, '/curso/1');
    const open = page.getByRole('button', { expanded: true }).filter({ hasText: /aulas?/ });
    await loadedText(page, '/curso/1');
    while ((await open.count()) > 0) await open.first().click();
    await navigateTo(page, search);
    await loadedText(page, '/perfil/rede');
    if (end === 'Sair') await press(page, 'Sair');
    else {
      await page.evaluate(() => localStorage.setItem('token', 'gone'));
      await navigateTo(page, '/perfil/ganhos');
    }
    await page.waitForURL('**/login');
    await page.goBack();
    await page.waitForURL('**/login');
    await sendLogin(page, accounts.admin);
    await loadedText(page, '/perfil');
    expect(await page.getByRole('link', wayBack).count()).toBe(0);
    expect(await keptIn(page)).not.toContain('Maria');
    await page.goBack();
    await loadedText(page, '/curso/1');
    expect(await open.count()).toBeGreaterThan(0);
  });

for (const end of ['Sair', 'expiry'] as const)
  test(`a checkout belongs to its person: ${end}`, async ({ page, expectErrors }) => {
    expectErrors(/Failed to load resource.*401/);
    await logIn(page, 'member who canceled');
    await navigateTo(page, '/assinatura');
    await page.getByLabel('Código do voucher').fill('DESCONTO20');
    await press(page, 'Aplicar voucher');
    await page.getByText('DESCONTO20').first().waitFor();
    await goToCheckout(page);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.waitForURL('**/pagamento-cancelado');
    await loadedText(page, '/pagamento-cancelado');
    if (end === 'Sair') await press(page, 'Sair');
    else await expire(page);
    await page.waitForURL('**/login');
    if (end === 'Sair') expect(await keptIn(page)).not.toContain('DESCONTO20');
    await sendLogin(page, accounts['member without a plan']);
    await navigateTo(page, '/assinatura');
    expect(await loadedText(page, '/assinatura')).not.toContain('DESCONTO20');
    await page.reload();
    expect(await loadedText(page, '/assinatura')).not.toContain('DESCONTO20');
  });

const forms = {
  'a draft of the device': { account: 'admin', path: '/admin/cursos-novo', open: null, field: 'Title' },
  'a draft of the tab': { account: 'member', path: '/perfil', open: /dados bancários/i, field: 'Número da conta' },
} as const;

for (const [name, { account, path, open, field }] of Object.entries(forms))
  test(`"Sair" in another tab forgets ${name}`, async ({ page }) => {
    await logIn(page, account);
    const other = await page.context().newPage();
    await other.goto('/perfil');
    await loadedText(other);

    const input = page.getByLabel(field, { exact: true });
    await navigateTo(page, path);
    if (open !== null) await page.getByRole('button', { name: open }).click();
    await type(input, '98765');
    await press(other, 'Sair');
    for (const tab of [page, other]) {
      await tab.waitForURL('**/login');
      expect(await keptIn(tab)).not.toContain('98765');
    }
    await sendLogin(page, accounts[account]);
    await navigateTo(page, path);
    await loadedText(page, path);
    expect(
      await page.locator('input').evaluateAll((fields) => fields.map((one) => Reflect.get(one, 'value'))),
    ).not.toContain('98765');
  });

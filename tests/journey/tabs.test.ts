import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { demoPassword } from '@raiz/mock-server';
import { openVisit } from '../support/browser.ts';
import { inPortal } from '../support/portal.ts';
import { logIn, textWhenQuiet } from './pageSteps.ts';

const here = inPortal();

/** Milliseconds within which a logout reaches every tab. */
const reach = 1_000;

/** What may be open in a forgotten tab. */
const middles: Record<string, (page: Page) => Promise<unknown>> = {
  '/': (page) => page.getByRole('link', { name: 'Perfil' }).first().waitFor(),
  '/cursos': (page) => page.getByRole('searchbox').fill('rede'),
  '/minha-assinatura': async (page) => {
    await page.getByRole('button', { name: 'Cancelar assinatura' }).click();
    await page.getByRole('alertdialog').waitFor();
  },
  '/perfil': async (page) => {
    await page.getByRole('button', { name: 'Editar perfil' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Outra pessoa');
  },
  '/admin/cursos-novo': (page) => page.getByLabel('Title').fill('Something begun'),
  '/admin/cursos': async (page) => {
    await page
      .getByRole('button', { name: /^More actions/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').waitFor();
  },
};

const isPublic = (path: string) => path === '/' || path === '/cursos';

test('a logout reaches every other tab in any state', async () => {
  const page = await openVisit(here.browser, { name: 'admin' });
  const { address } = here.portal;
  await logIn(page, address, 'admin@exemplo.com.br', 'portal123');
  const tabs = await Promise.all(
    Object.entries(middles).map(async ([path, begin]) => {
      const tab = await page.context().newPage();
      await tab.goto(address + path);
      await textWhenQuiet(tab);
      await begin(tab);
      return { path, tab };
    }),
  );
  const arrivals = tabs.map(async ({ path, tab }) => {
    await (isPublic(path)
      ? tab.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
      : tab.waitForURL('**/login'));
    return { path, at: Date.now() };
  });
  await page.getByRole('button', { name: 'Sair' }).click();
  const start = Date.now();
  for (const { path, at } of await Promise.all(arrivals)) {
    expect(at - start, path).toBeLessThan(reach);
  }
  for (const { path, tab } of tabs) {
    expect(await tab.getByRole('alertdialog').count(), path).toBe(0);
    expect(await tab.evaluate(() => getComputedStyle(document.body).pointerEvents), path).toBe('auto');
    if (!isPublic(path)) await tab.getByLabel('E-mail', { exact: true }).fill('nova@exemplo.com.br');
  }
});

async function tokenFor(email: string): Promise<string> {
  const answer = await fetch(`${here.portal.address}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  return String(Reflect.get(Object(await answer.json()), 'token'));
}

/** Records each time a page shows the member's greeting with the administrator's links. */
function watchForMixes(): void {
  const mixes: string[] = [];
  Reflect.set(window, 'mixes', mixes);
  const look = () => {
    const text = document.body?.innerText ?? '';
    if (text.includes('Olá, Mariana') && text.includes('AdminCursos')) mixes.push(location.pathname);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('a login as another person in one tab switches the other tabs, without mixing data', async () => {
  const page = await openVisit(here.browser, { name: 'two people' });
  const { address } = here.portal;
  await page.context().addInitScript(watchForMixes);
  await logIn(page, address, 'admin@exemplo.com.br', demoPassword);
  const paths = ['/perfil', '/admin/cursos', '/perfil/rede-indicacoes', '/perfil/cursos', '/termos'];
  const tabs = await Promise.all(
    paths.map(async (path) => {
      const tab = await page.context().newPage();
      await tab.goto(address + path);
      await textWhenQuiet(tab);
      await tab.getByRole('link', { name: 'AdminCursos' }).first().waitFor();
      return tab;
    }),
  );
  const token = await tokenFor('ativa@exemplo.com.br');
  await page.evaluate((next) => localStorage.setItem('token', next), token);
  for (const tab of tabs) {
    await tab.getByRole('link', { name: 'AdminCursos' }).first().waitFor({ state: 'detached' });
    await textWhenQuiet(tab);
  }
  expect(tabs.map((tab) => new URL(tab.url()).pathname)).toEqual(paths.with(1, '/perfil'));
  for (const tab of tabs.slice(0, 2)) await tab.getByRole('heading', { level: 1, name: 'Olá, Mariana!' }).waitFor();
  // The storage event does not reach the tab that wrote it; it checks again on focus.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('heading', { level: 1, name: 'Olá, Mariana!' }).waitFor();
  for (const tab of [page, ...tabs]) expect(await tab.evaluate(() => Reflect.get(window, 'mixes'))).toEqual([]);
});

test('a token removed by hand ends the session at the next request or on return to the tab', async () => {
  const page = await openVisit(here.browser, { name: 'by hand', expected: [/Failed to load resource.*401/] });
  await logIn(page, here.portal.address, 'ativa@exemplo.com.br', demoPassword);
  await page.getByRole('button', { name: 'Editar perfil' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Mariana Outra');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.waitForURL('**/login');
  await page.getByText('Sua sessão expirou. Entre novamente para continuar.').waitFor();

  await logIn(page, here.portal.address, 'ativa@exemplo.com.br', demoPassword);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForURL('**/login');
});

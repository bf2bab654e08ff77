import type { Page } from '@playwright/test';
import { holdFiles, logIn, loadedText, waitForHydration } from '../support/steps.ts';
import { expect, test } from '../support/fixtures.ts';

/** Maximum time in milliseconds until a logout reaches every tab. */
const reach = 1_000;

/** The pages that a forgotten tab may show. */
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
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
  },
};

const isPublic = (path: string) => path === '/' || path === '/cursos';

test('a logout reaches every other tab in any state', async ({ page }) => {
  await logIn(page, 'admin');
  const tabs = await Promise.all(
    Object.entries(middles).map(async ([path, begin]) => {
      const tab = await page.context().newPage();
      await tab.goto(path);
      await loadedText(tab);
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

/** Records each time a page shows the member's greeting with the administrator's links. */
function watchForMixes(): void {
  const mixes: string[] = [];
  Reflect.set(window, 'mixes', mixes);
  const record = () => {
    const text = document.body?.innerText ?? '';
    if (text.includes('Olá, Mariana') && text.includes('AdminCursos')) mixes.push(location.pathname);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

test('a login as another person in one tab switches the other tabs, without mixing data', async ({ page, mock }) => {
  await page.context().addInitScript(watchForMixes);
  await logIn(page, 'admin');
  const paths = ['/perfil', '/admin/cursos', '/perfil/rede-indicacoes', '/perfil/cursos', '/termos'];
  const tabs = await Promise.all(
    paths.map(async (path) => {
      const tab = await page.context().newPage();
      await tab.goto(path);
      await loadedText(tab);
      await tab.getByRole('link', { name: 'AdminCursos' }).first().waitFor();
      return tab;
    }),
  );
  const token = await mock.token('member');
  await page.evaluate((next) => localStorage.setItem('token', next), token);
  for (const tab of tabs) {
    await tab.getByRole('link', { name: 'AdminCursos' }).first().waitFor({ state: 'detached' });
    await loadedText(tab);
  }
  expect(tabs.map((tab) => new URL(tab.url()).pathname)).toEqual(paths.with(1, '/perfil'));
  for (const tab of tabs.slice(0, 2)) await tab.getByRole('heading', { level: 1, name: 'Olá, Mariana!' }).waitFor();
  // The storage event does not reach the tab that wrote it; it checks again on focus.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('heading', { level: 1, name: 'Olá, Mariana!' }).waitFor();
  for (const tab of [page, ...tabs]) expect(await tab.evaluate(() => Reflect.get(window, 'mixes'))).toEqual([]);
});

test('a token removed by hand ends the session at the next request or on return to the tab', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource.*401/);
  await logIn(page, 'member');
  await page.getByRole('button', { name: 'Editar perfil' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Mariana Outra');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.waitForURL('**/login');
  await page.getByText('Sua sessão expirou. Entre novamente para continuar.').waitFor();

  await logIn(page, 'member');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForURL('**/login');
});

/** The theme that a tab shows: of the page, of its controls, and of the browser's own bars. */
function shownTheme(tab: Page): Promise<unknown> {
  return tab.evaluate(() => ({
    page: getComputedStyle(document.body).backgroundColor,
    controls: getComputedStyle(document.documentElement).colorScheme,
    bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
      ({ media }) => !media || matchMedia(media).matches,
    )?.content,
  }));
}

const light = { page: 'rgb(246, 249, 251)', controls: 'light', bars: '#ffffff' };
const dark = { page: 'rgb(9, 14, 20)', controls: 'dark', bars: '#161e28' };

test('a chosen theme is that of all tabs at once, and of the next load before its code', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const other = await page.context().newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  const tabs = [page, other];
  for (const tab of tabs) await tab.goto('/termos');
  await other.getByRole('button', { name: 'Tema: automático' }).waitFor();

  await page.getByRole('button', { name: 'Tema: automático' }).click();
  await page.getByRole('button', { name: 'Tema: claro' }).click();
  await other.getByRole('button', { name: 'Tema: escuro' }).waitFor();
  for (const tab of tabs) await expect.poll(() => shownTheme(tab)).toEqual(dark);

  const release = await holdFiles(page, 'code');
  await page.reload({ waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  expect(await shownTheme(page)).toEqual(dark);
  release();
  await waitForHydration(page);

  await other.getByRole('button', { name: 'Tema: escuro' }).click();
  await page.getByRole('button', { name: 'Tema: automático' }).waitFor();
  for (const tab of tabs) {
    await expect.poll(() => shownTheme(tab)).toEqual(light);
    await tab.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => shownTheme(tab)).toEqual(dark);
  }
});

import type { Page } from '@playwright/test';
import { enterAs, waitForHydration, holdFiles } from '../support/steps.ts';
import { expect, test } from '../support/fixtures.ts';

/** The calls that the page sends, such as `POST /api/login`. */
function recordRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requested.push(`${request.method()} ${pathname}`);
  });
  return requested;
}

const typedOn = 'uma.pessoa.que.escreve.sem.parar';

const fields = [
  ['/cadastro', 'Nome'],
  ['/cadastro?ref=2', 'Nome'],
  ['/login', 'E-mail'],
  ['/login?x=1', 'E-mail'],
] as const;

for (const [path, label] of fields)
  test(`on ${path} text typed before the code has loaded is kept`, { tag: '@engines' }, async ({ page }) => {
    const release = await holdFiles(page, 'code');
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByLabel(label, { exact: true });
    await field.click();
    await page.keyboard.type(typedOn.slice(0, 10));
    release();
    await page.keyboard.type(typedOn.slice(10), { delay: 20 });
    await waitForHydration(page);
    await page.waitForTimeout(300);
    expect(await field.inputValue()).toBe(typedOn);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

/** Fills in the registration, but for the sponsor. */
async function fillRegistration(page: Page): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill('Ana Lima');
  await page.getByLabel('E-mail', { exact: true }).fill('ana@exemplo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('segredo123');
  await page.getByLabel('Confirmar senha', { exact: true }).fill('segredo123');
  await page.getByRole('checkbox').check();
}

test('early checkbox states and passwords stay too', { tag: '@engines' }, async ({ page }) => {
  const release = await holdFiles(page, 'code');
  await page.goto('/cadastro?ref=2', { waitUntil: 'commit' });
  await fillRegistration(page);
  release();
  await waitForHydration(page);
  await page.waitForTimeout(300);
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  expect(await page.getByLabel('ID de indicação', { exact: true }).inputValue()).toBe('2');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await page.getByText('Dados do indicador').waitFor();
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await page.getByRole('link', { name: 'Ir para o Login' }).waitFor();
});

test(
  'a login that is sent before the code has loaded is sent once, by the code',
  { tag: '@engines' },
  async ({ page }) => {
    const requested = recordRequests(page);
    const release = await holdFiles(page, 'code');
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill('ativa@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill('portal123');
    await page.keyboard.press('Enter');
    const button = page.getByRole('button', { name: 'Entrar', exact: true });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await button.click();
    await expect(page).toHaveURL('/login');
    release();
    await page.waitForURL('**/perfil');
    expect(requested.filter((request) => request === 'POST /api/login')).toHaveLength(1);
  },
);

test(
  'a registration that is sent before the code has loaded shows the sponsor',
  { tag: '@engines' },
  async ({ page }) => {
    const requested = recordRequests(page);
    const release = await holdFiles(page, 'code');
    await page.goto('/cadastro?ref=2', { waitUntil: 'commit' });
    await fillRegistration(page);
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click({ clickCount: 2 });
    release();
    await page.getByText('Dados do indicador').waitFor();
    expect(requested).toEqual(['GET /api/user-by-id/2']);
  },
);

/** A page with HTML of its own, and the frame of all others. */
for (const path of ['/perfil', '/curso/1'])
  test(`on ${path} a press on the menu before the code has loaded opens it`, async ({ page, mock }) => {
    await enterAs(page, 'member', mock);
    await page.setViewportSize({ width: 360, height: 640 });
    const release = await holdFiles(page, 'code');
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    release();
    await page.getByRole('dialog').waitFor();
  });

/** What extensions and translations of browsers do to a page before its code runs. */
const changes: Record<string, () => void> = {
  'an icon after each field': () => {
    for (const field of document.querySelectorAll('input')) field.after(document.createElement('img'));
  },
  'elements and attributes everywhere': () => {
    document.documentElement.dataset['darkreaderMode'] = 'dynamic';
    document.body.prepend(document.createElement('grammarly-desktop-integration'));
    for (const element of document.querySelectorAll('header, main, main *')) {
      element.setAttribute('data-extension', '');
      if (element.matches('header, main, form, label')) element.prepend(document.createElement('span'));
    }
  },
  'a translation': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest('script, style'))
        found.push(node);
    for (const text of found) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  },
};

/** The pages of visitors that have fields in their HTML, and the labels of these. */
const forms: Record<string, readonly string[]> = {
  '/login': ['E-mail', 'Senha'],
  '/cadastro': ['Nome', 'E-mail', 'Senha', 'Confirmar senha', 'ID de indicação'],
};

/** The fields in their order, whatever was done to their labels. */
function fieldsOf(page: Page) {
  return page.locator('main input:not([type=checkbox])');
}

for (const [change, act] of Object.entries(changes))
  for (const [path, labels] of Object.entries(forms))
    test(
      `on ${path} ${change} before hydration loses no text, tick, selection or focus`,
      { tag: '@engines' },
      async ({ page, expectErrors }) => {
        // React says that it rendered the page again.
        expectErrors(/Minified React error #418/);
        const release = await holdFiles(page, 'code');
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator('footer').waitFor({ state: 'attached' });
        await page.evaluate(act);
        const count = labels.length;
        for (let at = count - 1; at >= 0; at -= 1)
          await fieldsOf(page)
            .nth(at)
            .fill(`${at + 2}345`);
        if (path === '/cadastro') await page.getByRole('checkbox').check();
        const first = fieldsOf(page).first();
        await first.press('End');
        await first.press('x');
        if (path === '/cadastro') await first.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3));
        release();
        await waitForHydration(page);
        await page.waitForTimeout(300);
        expect(await fieldsOf(page).evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value))).toEqual(
          labels.map((_, at) => (at === 0 ? '2345x' : `${at + 2}345`)),
        );
        expect(await first.evaluate((field) => field === document.activeElement)).toBe(true);
        if (path !== '/cadastro') return;
        expect(await page.getByRole('checkbox').isChecked()).toBe(true);
        // React knows it, too: what is typed next goes to the rest.
        await page.keyboard.type('-');
        expect(await first.inputValue()).toBe('2-5x');
      },
    );

test('a page whose chunk fails to load keeps the typed text, shows an error, and works after a retry', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource|ERR_FAILED/);
  await page.route('**/assets/route-*.js', (route) => route.abort());
  await page.goto('/login');
  const note = page.getByRole('alert');
  await note.getByText('Não foi possível carregar esta página.').waitFor();
  await page.getByLabel('E-mail', { exact: true }).fill('ativa@exemplo.com.br');
  await page.unrouteAll();
  await note.getByRole('link', { name: 'Tentar novamente' }).click();
  await waitForHydration(page);
  expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe('ativa@exemplo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('portal123');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/perfil');
});

test(
  'the password reset token is removed from the address and survives a reload and the back button',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto('/recuperar-senha');
    await page.goto('/redefinir-senha?token=abc123');
    const form = page.getByLabel('Nova senha', { exact: true });
    await form.waitFor();
    await page.waitForURL('**/redefinir-senha');
    await page.reload();
    await form.waitFor();
    await page.goBack();
    await page.waitForURL('**/recuperar-senha');
    await page.goForward();
    await form.waitFor();
    expect(page.url()).not.toContain('abc123');
    await page.getByRole('link', { name: 'Portal Raiz' }).first().click();
    await page.waitForURL('/');
    await page.goBack();
    await form.waitFor();
    expect(page.url()).not.toContain('abc123');
  },
);

for (const path of ['/', '/perfil'])
  test(`${path} says so when the code of the portal does not come, and a click asks again`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/Failed to load resource/);
    await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(path);
    const note = page.getByRole('alert');
    await note.getByText('Não foi possível carregar esta página. Verifique sua conexão e tente novamente.').waitFor();
    await page.unrouteAll();
    await note.getByRole('link', { name: 'Tentar novamente' }).click();
    await waitForHydration(page);
    expect(await note.count()).toBe(0);
  });

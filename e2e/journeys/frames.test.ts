import type { Page } from '@playwright/test';
import { prerenderedVisits, visits } from '../support/visits.ts';
import { enterAs, loadedText, holdFiles, maxFirstShift, maxShift, recordShifts } from '../support/steps.ts';
import { type Mock } from '../support/mock.ts';
import { expect, test } from '../support/fixtures.ts';

/** Pages of members and administrators with a frame of their own. */
const frameVisits = prerenderedVisits.filter(({ person }) => person !== 'visitor');
const frames = frameVisits.map(({ route }) => route);

/** The headings that a frame shows before its code loads. */
const headings = frameVisits.flatMap(({ route, heading }) => (heading === undefined ? [] : [{ route, heading }]));

/** Pages with HTML for visitors. */
const publicPages = prerenderedVisits.filter(({ person }) => person === 'visitor').map(({ route }) => route);

/** Records the visible text of the page, in each animation frame, in `window.seen`. */
async function recordTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seen', seen);
    const record = () => {
      const text = document.body?.innerText.trim() ?? '';
      if (text !== seen.at(-1)) seen.push(text);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  return async () => {
    const seen: unknown = await page.evaluate(() => Reflect.get(window, 'seen'));
    return Array.isArray(seen) ? seen.map(String) : [];
  };
}

/** Whether a text shows the header or the heading of a page for members. */
function isOfMember(text: string): boolean {
  return text.includes('Sair') || headings.some(({ heading }) => text.includes(`\n${heading}\n`));
}

test.describe('a member sees the frame of a page before its code has loaded', () => {
  for (const { route: path, heading } of headings)
    test(`${path}: header, heading "${heading}", no field, on the first visit too`, async ({ page, mock }) => {
      await enterAs(page, 'member', mock, { first: true });
      const release = await holdFiles(page, 'code');
      await page.goto(path, { waitUntil: 'commit' });
      const title = page.locator('h1', { hasText: heading });
      await title.waitFor({ state: 'attached' });
      // At once: nothing waits for the status of the subscription.
      expect(await title.isVisible()).toBe(true);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      await page.getByRole('button', { name: 'Sair' }).waitFor();
      expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(0);
      expect(await page.locator('input, select, textarea').count()).toBe(0);
      expect(await page.title()).toBe(`${heading} · Portal Raiz`);
      release();
      await loadedText(page, path);
    });

  test('/curso/1: header and skeleton', async ({ page, mock }) => {
    await enterAs(page, 'member', mock);
    const release = await holdFiles(page, 'code');
    await page.goto('/curso/1', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sair' }).waitFor();
    await page.locator('main [data-loading]').waitFor();
    release();
    expect(await loadedText(page, '/curso/1')).toContain('Conteúdo do curso');
  });
});

test('a visitor sees the brand and a skeleton of all other addresses before the code, and no navigation', async ({
  page,
}) => {
  const release = await holdFiles(page, 'code');
  await page.goto('/nada', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Portal Raiz' }).waitFor();
  await page.locator('main [data-loading]').waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('button').count()).toBe(0);
  release();
  await page.getByRole('heading', { level: 1, name: '404 - Página não encontrada' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
});

for (const path of frames)
  test(`${path} is hydrated: its frame stays the same element`, async ({ page, mock }) => {
    await enterAs(page, path.startsWith('/admin') ? 'admin' : 'member', mock);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => Reflect.set(window, 'main', document.querySelector('main')));
    });
    await page.goto(path);
    await loadedText(page, path);
    expect(await page.evaluate(() => Reflect.get(window, 'main') === document.querySelector('main'))).toBe(true);
  });

for (const { address, person } of visits.filter((visit) => visit.person !== 'visitor'))
  test(`${address}: whatever can be pressed stays when the next answer arrives, the last first`, async ({
    page,
    mock,
  }) => {
    await enterAs(page, person, mock);
    const held: (() => void)[] = [];
    await page.route('**/api/**', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.goto(address);
    for (let idle = 0; idle < 5; idle += 1) {
      await page.waitForTimeout(100);
      await page.evaluate(() => {
        const seen: unknown = Reflect.get(window, 'seen');
        const shown = document.querySelectorAll<HTMLElement>('main :is(button, input, select):enabled, main a[href]');
        Reflect.set(window, 'seen', new Set([...(seen instanceof Set ? seen : []), ...shown]));
      });
      const answer = held.pop();
      if (answer) idle = 0;
      answer?.();
    }
    await loadedText(page, address);
    const gone = await page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'seen');
      const all = seen instanceof Set ? [...seen] : [];
      return all.flatMap((control) =>
        control instanceof HTMLElement && !control.isConnected ? control.outerHTML : [],
      );
    });
    expect(gone).toEqual([]);
  });

test('an address with a query or a parameter replaces the frame, and sends each read once', async ({ page, mock }) => {
  await enterAs(page, 'member', mock);
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) requested.push(pathname + search);
  });
  await page.goto('/perfil/ganhos?mes=9&ano=2026');
  await page.getByRole('heading', { name: 'setembro de 2026' }).waitFor();
  await loadedText(page, '/perfil/ganhos');
  await page.goto('/curso/1');
  await loadedText(page, '/curso/1');
  const ofPage = requested.filter((path) => !/\/(perfil|assinatura\/status)$/.test(path));
  expect(ofPage.length).toBeGreaterThan(2);
  expect(new Set(ofPage).size).toBe(ofPage.length);
});

for (const path of [...frames, '/perfil/ganhos/', '/curso/1', '/admin/aula/1'])
  test(`a visitor at ${path} sees nothing of the frame, loads no guarded code, and comes to /login`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const seen = await recordTexts(page);
    const answer = await page.goto(path);
    await page.waitForURL('**/login');
    await page.getByLabel('E-mail').waitFor();
    await expect.poll(async () => (await seen()).at(-1)).toContain('E-mail');
    const texts = await seen();
    expect(texts.filter(isOfMember)).toEqual([]);
    // The page's template names its own chunk; /login shares some of the others.
    const chunks = /<template id="chunks">(.*?)<\/template>/.exec(String(await answer?.text()))?.[1] ?? '';
    const guarded = Array.from(chunks.matchAll(/href="([^"]*\/(?:route|AdminGate)-[^"]*)"/g), ([, file = '']) => file);
    expect(guarded.length).toBe(frames.includes(path.replace(/\/$/, '')) ? 1 : 0);
    expect(requested.filter((url) => url.startsWith('/api/') || guarded.includes(url))).toEqual([]);
  });

test('a visitor whose browser blocks storage is a visitor', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const seen = await recordTexts(page);
  await page.goto('/perfil');
  await page.waitForURL('**/login');
  await page.getByLabel('E-mail').waitFor();
  expect((await seen()).filter(isOfMember)).toEqual([]);
});

test('without JavaScript a frame is one sentence', async ({ newVisit }) => {
  const page = await newVisit({ javaScriptEnabled: false });
  for (const path of ['/perfil', '/curso/1', '/admin/cursos']) {
    await page.goto(path);
    expect((await page.locator('body').innerText()).trim()).toBe('Este portal precisa de JavaScript para funcionar.');
  }
});

test('a session that has ended while the frame is shown leads to /login with the sentence', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/401/);
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('was')) localStorage.setItem('token', 'expired');
    sessionStorage.setItem('was', '1');
  });
  for (const path of ['/perfil', '/perfil/rede-indicacoes', '/curso/1']) {
    await page.goto(path);
    await page.waitForURL('**/login');
    await page.getByText('Sua sessão expirou. Entre novamente para continuar.').waitFor();
    await page.evaluate(() => localStorage.setItem('token', 'expired'));
  }
});

test('a member at /admin/cursos sees no course and comes to /perfil', async ({ page, mock }) => {
  await enterAs(page, 'member', mock);
  const seen = await recordTexts(page);
  await page.goto('/admin/cursos');
  await page.waitForURL('**/perfil');
  await page.getByRole('heading', { level: 1, name: /^Olá/ }).waitFor();
  expect((await seen()).join()).not.toMatch(/New Course|Novo Curso/);
});

test.describe('a missing chunk', () => {
  /** Opens a page whose own chunk is missing at first; the entry and its imports load. */
  async function openWithout(page: Page, mock: Mock, path: string): Promise<void> {
    await enterAs(page, 'member', mock);
    let missing = true;
    await page.route(/\/assets\/route-[^/]*\.js$/, (route) => (missing ? route.abort() : route.continue()));
    await page.goto(path);
    await page.getByRole('alert').getByText('Não foi possível carregar esta página.').waitFor();
    missing = false;
  }

  test.beforeEach(({ expectErrors }) => expectErrors(/Failed to (load|fetch)|ERR_FAILED|error during render/));

  for (const path of ['/perfil', '/perfil/ganhos?mes=9'])
    test(`leaves the frame of ${path}, and its link loads the page`, async ({ page, mock }) => {
      await openWithout(page, mock, path);
      expect(await page.getByRole('button', { name: 'Sair' }).isVisible()).toBe(true);
      const alert = page.getByRole('alert');
      await alert.getByRole('link', { name: 'Tentar novamente' }).click();
      await alert.waitFor({ state: 'detached' });
      await loadedText(page, path.replace(/\?.*/, ''));
    });

  test('of an address with a parameter leaves the shell, and its button loads the page', async ({ page, mock }) => {
    await openWithout(page, mock, '/curso/1');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await page.getByRole('heading', { level: 2, name: 'Conteúdo do curso' }).waitFor();
  });
});

test('the tab of the page is in view before its code has loaded, and stays', async ({ page, mock }) => {
  await enterAs(page, 'member', mock);
  await page.setViewportSize({ width: 360, height: 800 });
  const release = await holdFiles(page, 'code');
  await page.goto('/perfil/fundos', { waitUntil: 'commit' });
  const tab = page.getByRole('main').getByRole('link', { name: 'Fundos Comunitários' });
  await expect.poll(async () => (await tab.boundingBox())?.x).toBeLessThan(200);
  const box = await tab.boundingBox();
  release();
  await loadedText(page, '/perfil/fundos');
  expect(await tab.boundingBox()).toEqual(box);
});

for (const { route, address, person, first } of [
  ...visits.filter((visit) => !publicPages.includes(visit.route)).map((visit) => ({ ...visit, first: false })),
  { route: '/perfil/saques without bank data', address: '/perfil/saques', person: 'admin' as const, first: false },
  { route: '/perfil of an administrator', address: '/perfil', person: 'admin' as const, first: false },
  ...['/perfil', '/perfil/cursos', '/cursos'].map((path) => ({
    route: `${path} on the first visit`,
    address: path,
    person: 'member without a plan' as const,
    first: true,
  })),
])
  test(`nothing on ${route} moves ${first ? 'but for the banner, once, ' : ''}when answers come 300 ms late`, async ({
    page,
    mock,
  }) => {
    await enterAs(page, person, mock, { first });
    await mock.fault({ operation: '*', delay: 300 });
    const shifts = await recordShifts(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await loadedText(page);
      const found = await shifts();
      const sum = found.reduce((total, { value }) => total + value, 0);
      const limit = first && width === 1280 ? maxFirstShift : maxShift;
      expect(sum, JSON.stringify({ width, found }, null, 1)).toBeLessThanOrEqual(limit);
    }
  });

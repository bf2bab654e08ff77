import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { paths } from '../../apps/portal/src/shared/page/paths.ts';
import { openVisit } from '../support/browser.ts';
import { enterAs } from '../support/people.ts';
import { inPortal } from '../support/portal.ts';
import { visits } from '../support/visits.ts';
import { answerLate, holdFiles, mostShift, noteShifts, textWhenQuiet } from './pageSteps.ts';

const here = inPortal();

const publicPages: readonly string[] = [paths.home, paths.terms, paths.login, paths.registration, paths.catalogue];

/** Pages of members with a frame of their own, and its heading. */
const headings: Readonly<Record<string, string>> = {
  '/perfil': 'Perfil',
  '/assinatura': 'Assinatura',
  '/minha-assinatura': 'Minha assinatura',
  '/assinatura/pagamentos': 'Histórico de pagamentos',
  '/assinatura/vouchers-usados': 'Vouchers usados',
  '/perfil/rede-indicacoes': 'Rede de indicações',
  '/perfil/ganhos': 'Ganhos do mês',
  '/perfil/painel-ganhos': 'Painel de ganhos',
  '/perfil/saques': 'Saques',
  '/perfil/qualificacoes': 'Qualificações',
  '/perfil/videos': 'Meus Vídeos e Conquistas',
  '/perfil/fundos': 'Fundos Comunitários',
  '/perfil/cursos': 'Meus Cursos Inscritos',
  '/perfil/certificados': 'Meus Certificados',
};

const frames = [...Object.keys(headings), paths.adminCourses];

/** Records what a person can read of the page, in each animation frame, in `window.seen`. */
async function noteTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seen', seen);
    const look = () => {
      const text = document.body?.innerText.trim() ?? '';
      if (text !== seen.at(-1)) seen.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return async () => {
    const seen: unknown = await page.evaluate(() => Reflect.get(window, 'seen'));
    return Array.isArray(seen) ? seen.map(String) : [];
  };
}

/** Whether a text shows the header or the heading of a page for members. */
function isOfMember(text: string): boolean {
  return text.includes('Sair') || Object.values(headings).some((heading) => text.includes(`\n${heading}\n`));
}

describe('a member sees the frame of a page before its code has loaded', () => {
  test.each(Object.entries(headings))('%s: header, heading "%s", no field', async (path, heading) => {
    const page = await openVisit(here.browser, { name: 'member' });
    await enterAs(page, 'member', here.portal.address);
    const release = await holdFiles(page, 'code');
    await page.goto(here.portal.address + path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sair' }).waitFor();
    expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(0);
    expect(await page.locator('input, select, textarea').count()).toBe(0);
    expect(await page.title()).toBe(`${heading} · Portal Raiz`);
    release();
    await textWhenQuiet(page, path);
  });

  test('/curso/1: header and skeleton', async () => {
    const page = await openVisit(here.browser, { name: 'member' });
    await enterAs(page, 'member', here.portal.address);
    const release = await holdFiles(page, 'code');
    await page.goto(`${here.portal.address}/curso/1`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sair' }).waitFor();
    await page.locator('main [data-loading]').waitFor();
    release();
    expect(await textWhenQuiet(page, '/curso/1')).toContain('Módulos');
  });
});

test.each(frames)('%s is hydrated: its frame stays the same element', async (path) => {
  const page = await openVisit(here.browser, { name: 'member' });
  await enterAs(page, path.startsWith('/admin') ? 'admin' : 'member', here.portal.address);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => Reflect.set(window, 'main', document.querySelector('main')));
  });
  await page.goto(here.portal.address + path);
  await textWhenQuiet(page, path);
  expect(await page.evaluate(() => Reflect.get(window, 'main') === document.querySelector('main'))).toBe(true);
});

test('an address with a query or a parameter replaces the frame, and sends each read once', async () => {
  const page = await openVisit(here.browser, { name: 'member' });
  await enterAs(page, 'member', here.portal.address);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  await page.goto(`${here.portal.address}/perfil/ganhos?mes=9&ano=2026`);
  await page.getByRole('heading', { name: 'setembro de 2026' }).waitFor();
  await textWhenQuiet(page, '/perfil/ganhos');
  await page.goto(`${here.portal.address}/curso/1`);
  await textWhenQuiet(page, '/curso/1');
  const ofPage = asked.filter((path) => !/\/(perfil|assinatura\/status)$/.test(path));
  expect(ofPage.length).toBeGreaterThan(2);
  expect(new Set(ofPage).size).toBe(ofPage.length);
});

test.each([...frames, '/perfil/ganhos/', '/curso/1', '/admin/aula/1'])(
  'a visitor at %s sees nothing of the frame, loads no guarded code, and comes to /login',
  async (path) => {
    const page = await openVisit(here.browser, { name: 'visitor' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const seen = await noteTexts(page);
    const answer = await page.goto(here.portal.address + path);
    await page.waitForURL('**/login');
    await page.getByLabel('E-mail').waitFor();
    const texts = await seen();
    expect(texts.at(-1)).toContain('E-mail');
    expect(texts.filter(isOfMember)).toEqual([]);
    // The page's own chunk is named in its template; /login shares some of the others.
    const chunks = /<template id="chunks">(.*?)<\/template>/.exec(String(await answer?.text()))?.[1] ?? '';
    const guarded = Array.from(chunks.matchAll(/href="([^"]*\/(?:route|AdminGate)-[^"]*)"/g), ([, file = '']) => file);
    expect(guarded.length).toBe(frames.includes(path.replace(/\/$/, '')) ? 1 : 0);
    expect(asked.filter((url) => url.startsWith('/api/') || guarded.includes(url))).toEqual([]);
  },
);

test('a visitor whose browser blocks storage is a visitor', async () => {
  const page = await openVisit(here.browser, { name: 'blocked storage' });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const seen = await noteTexts(page);
  await page.goto(`${here.portal.address}/perfil`);
  await page.waitForURL('**/login');
  await page.getByLabel('E-mail').waitFor();
  expect((await seen()).filter(isOfMember)).toEqual([]);
});

test('without JavaScript a frame is one sentence', async () => {
  const page = await openVisit(here.browser, { name: 'scriptless', context: { javaScriptEnabled: false } });
  for (const path of ['/perfil', '/curso/1', '/admin/cursos']) {
    await page.goto(here.portal.address + path);
    expect((await page.locator('body').innerText()).trim()).toBe('Este portal precisa de JavaScript para funcionar.');
  }
});

test('a session that has ended while the frame is shown leads to /login with the sentence', async () => {
  const page = await openVisit(here.browser, { name: 'expired', expected: [/401/] });
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('was')) localStorage.setItem('token', 'expired');
    sessionStorage.setItem('was', '1');
  });
  for (const path of ['/perfil', '/perfil/rede-indicacoes', '/curso/1']) {
    await page.goto(here.portal.address + path);
    await page.waitForURL('**/login');
    await page.getByText('Sua sessão expirou. Entre novamente para continuar.').waitFor();
    await page.evaluate(() => localStorage.setItem('token', 'expired'));
  }
});

test('a member at /admin/cursos sees no course and comes to /perfil', async () => {
  const page = await openVisit(here.browser, { name: 'member' });
  await enterAs(page, 'member', here.portal.address);
  const seen = await noteTexts(page);
  await page.goto(`${here.portal.address}/admin/cursos`);
  await page.waitForURL('**/perfil');
  await page.getByRole('heading', { level: 1, name: /^Olá/ }).waitFor();
  expect((await seen()).join()).not.toMatch(/New Course|Novo Curso/);
});

describe('a missing chunk', () => {
  /** Opens a page whose own chunk is missing at first; the entry and what it imports load. */
  async function openWithout(path: string): Promise<Page> {
    const page = await openVisit(here.browser, {
      name: 'member',
      expected: [/Failed to (load|fetch)|ERR_FAILED|error during render/],
    });
    await enterAs(page, 'member', here.portal.address);
    let missing = true;
    await page.route(/\/assets\/route-[^/]*\.js$/, (route) => (missing ? route.abort() : route.continue()));
    await page.goto(here.portal.address + path);
    await page.getByRole('alert').getByText('Não foi possível carregar esta página.').waitFor();
    missing = false;
    return page;
  }

  test.each(['/perfil', '/perfil/ganhos?mes=9'])(
    'leaves the frame of %s, and its link loads the page',
    async (path) => {
      const page = await openWithout(path);
      expect(await page.getByRole('button', { name: 'Sair' }).isVisible()).toBe(true);
      const alert = page.getByRole('alert');
      await alert.getByRole('link', { name: 'Tentar novamente' }).click();
      await alert.waitFor({ state: 'detached' });
      await textWhenQuiet(page, path.replace(/\?.*/, ''));
    },
  );

  test('of an address with a parameter leaves the shell, and its button loads the page', async () => {
    const page = await openWithout('/curso/1');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await page.getByRole('heading', { name: 'Módulos' }).waitFor();
  });
});

test('the tab of the page is in view before its code has loaded, and stays', async () => {
  const page = await openVisit(here.browser, { name: 'member on a phone' });
  await enterAs(page, 'member', here.portal.address);
  await page.setViewportSize({ width: 360, height: 800 });
  const release = await holdFiles(page, 'code');
  await page.goto(`${here.portal.address}/perfil/fundos`, { waitUntil: 'commit' });
  const tab = page.getByRole('main').getByRole('link', { name: 'Fundos Comunitários' });
  await expect.poll(async () => (await tab.boundingBox())?.x).toBeLessThan(200);
  const place = await tab.boundingBox();
  release();
  await textWhenQuiet(page, '/perfil/fundos');
  expect(await tab.boundingBox()).toEqual(place);
});

test.each([
  ...visits.filter(({ route }) => !publicPages.includes(route)),
  { route: '/perfil/saques without bank data', address: '/perfil/saques', person: 'admin' as const },
])('nothing on $route moves when answers come 300 ms late', async ({ address, person }) => {
  const page = await openVisit(here.browser, { name: person });
  await enterAs(page, person, here.portal.address);
  await answerLate(page);
  const shifts = await noteShifts(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(here.portal.address + address);
    await textWhenQuiet(page);
    const found = await shifts();
    const sum = found.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify({ width, found }, null, 1)).toBeLessThanOrEqual(mostShift);
  }
});

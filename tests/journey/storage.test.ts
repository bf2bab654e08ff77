import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { visits } from '../support/visits.ts';
import { openVisit } from '../support/browser.ts';
import { inPortal } from '../support/portal.ts';
import { logIn, textWhenQuiet, travelTo } from './pageSteps.ts';

const here = inPortal();

const pages = visits.filter(({ person }) => person !== 'visitor');

/**
 * Visits the pages of members and administrators without a page load, and returns to the profile.
 */
async function walk(page: Page): Promise<void> {
  for (const { address } of pages) {
    await travelTo(page, address);
    expect(await textWhenQuiet(page, address.replace(/\?.*/, ''))).not.toContain('Algo deu errado');
  }
}

/** Accessing `localStorage` throws, as in browsers that block storage. */
function block(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** Every method throws, as in private windows of older browsers. */
function refuse(): void {
  for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
    Storage.prototype[name] = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  }
}

test.each([
  ['blocked', block],
  ['refusing', refuse],
  ['full', fill],
])('with storage that is %s a session lasts for as long as the page does', async (name, spoil) => {
  const page = await openVisit(here.browser, { name: `${name} storage` });
  await page.addInitScript(spoil);
  await logIn(page, here.portal.address, 'admin@exemplo.com.br', 'portal123');
  await page.getByRole('heading', { level: 1, name: /^Olá/ }).waitFor();
  await walk(page);
  await page.getByRole('button', { name: 'Tema: automático' }).click();
  await page.getByRole('button', { name: 'Tema: claro' }).click();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL('**/login');
});

/** The keys of docs/decisions/0015. */
const declared = [
  /^token$/,
  /^bannerHiddenUntil\.\d+$/,
  /^banner$/,
  /^theme$/,
  /^draft\.\d+\.[\w:]+$/,
  /^lastLessons\.\d+$/,
  /^lastLevel\.\d+$/,
  /^checkoutStart$/,
  /^react-router-scroll-positions$/,
];

function keysIn(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

test('only declared keys are stored, and "Sair" removes the member’s data', async () => {
  const page = await openVisit(here.browser, { name: 'keeper' });
  await logIn(page, here.portal.address, 'admin@exemplo.com.br', 'portal123');
  await walk(page);
  await travelTo(page, '/curso/aula/1');
  await textWhenQuiet(page, '/curso/aula/1');
  await page.getByRole('button', { name: 'Tema: automático' }).click();
  await travelTo(page, '/admin/cursos-novo');
  await page.getByLabel('Title').fill('Something begun');
  await expect.poll(() => keysIn(page)).toContain('draft.1.course:new');
  const keys = await keysIn(page);
  expect(keys).toContain('lastLessons.1');
  expect(keys.filter((key) => !declared.some((pattern) => pattern.test(key)))).toEqual([]);
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('button', { name: 'Log out without saving' }).click();
  await page.waitForURL('**/login');
  expect(await keysIn(page)).toEqual(['theme']);
});

/** Failed requests: invalid tokens, and a premium course. */
const refusals = [/Failed to load resource.*40[13]/];

const tokens = {
  'letters no header carries': 'tokén☃',
  null: 'null',
  undefined: 'undefined',
  'an object': '{}',
  'two lines': 'a\nb',
  'a megabyte': 'x'.repeat(1_000_000),
  blanks: '  ',
  'what a server may still take': 'y'.repeat(12_000),
};

test('any invalid stored token leads to a working login', async () => {
  const page = await openVisit(here.browser, { name: 'rubbish', expected: refusals });
  await page.goto(`${here.portal.address}/termos`);
  for (const [name, rubbish] of Object.entries(tokens)) {
    await page.evaluate((text) => localStorage.setItem('token', text), rubbish);
    await page.goto(`${here.portal.address}/cursos`);
    await page.getByRole('heading', { name: 'Primeiros passos na rede' }).waitFor();
    await page.evaluate((text) => localStorage.setItem('token', text), rubbish);
    await page.goto(`${here.portal.address}/assinatura`);
    await page.waitForURL('**/login');
    await page.getByLabel('E-mail', { exact: true }).fill('ativa@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill('portal123');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.waitForURL('**/perfil');
    expect(await page.evaluate(() => localStorage.getItem('token')), name).toMatch(/^[!-~]{20,200}$/);
  }
});

const rubbishes = {
  nothing: '',
  'a word': 'abc',
  'a negative number': '-5',
  'a time far ahead': '9999999999999',
  'half an object': '{',
  null: 'null',
  'a list of null': '[null]',
  'a list of lists': '[[1]]',
  'another object': '{"status":5}',
  'a picture': '"☃"',
  'most of the room': 'x'.repeat(700_000),
};

test('no page breaks with any value under the other keys', async () => {
  const page = await openVisit(here.browser, { name: 'rubbish elsewhere', expected: refusals });
  const { address } = here.portal;
  await logIn(page, address, 'inativa@exemplo.com.br', 'portal123');
  for (const [name, text] of Object.entries(rubbishes)) {
    await page.evaluate((value) => {
      const keys = ['bannerHiddenUntil.5', 'banner', 'theme', 'lastLessons.5'];
      for (const key of keys) localStorage.setItem(key, value);
      sessionStorage.setItem('checkoutStart', value);
    }, text);
    await page.goto(`${address}/assinatura`);
    expect(await textWhenQuiet(page), name).toContain('Pagar com cartão');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(undefined);
    for (const path of ['/perfil/cursos', '/curso/1', '/pagamento-sucesso']) {
      await travelTo(page, path);
      expect(await textWhenQuiet(page, path), name).not.toBe('');
      // The result of a payment says the status itself.
      if (path !== '/pagamento-sucesso') await page.getByRole('region', { name: 'Aviso sobre a assinatura' }).waitFor();
    }
  }
});

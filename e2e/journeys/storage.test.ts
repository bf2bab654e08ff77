import type { Page } from '@playwright/test';
import { visits } from '../support/visits.ts';
import { logIn, sendLogin, navigateTo, loadedText } from '../support/steps.ts';
import { accounts } from '../support/mock.ts';
import { expect, test } from '../support/fixtures.ts';

const pages = visits.filter(({ person }) => person !== 'visitor');

/**
 * Visits the pages of members and administrators without a page load, and returns to the profile.
 */
async function walk(page: Page): Promise<void> {
  for (const { address } of pages) {
    await navigateTo(page, address);
    expect(await loadedText(page, address.replace(/\?.*/, ''))).not.toContain('Algo deu errado');
  }
}

/** Accessing `localStorage` throws, as in browsers that block storage. */
function blockStorage(): void {
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
function throwAlways(): void {
  for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
    Storage.prototype[name] = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  }
}

const brokenStorages = { blocked: blockStorage, refusing: throwAlways, full: fill };

for (const [name, breakStorage] of Object.entries(brokenStorages))
  test(`with storage that is ${name} a session lasts for as long as the page does`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await logIn(page, 'admin');
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
  /^expired$/,
  /^bannerHiddenUntil\.\d+$/,
  /^banner$/,
  /^theme$/,
  /^draft\.\d+\.[\w:]+$/,
  /^lastLessons\.\d+$/,
  /^lastLevel\.\d+$/,
  /^invitation$/,
  /^checkoutStart$/,
  /^member$/,
  /^react-router-scroll-positions$/,
];

function keysIn(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

test('only declared keys are stored, and "Sair" removes the member’s data', async ({ page }) => {
  await logIn(page, 'admin');
  await walk(page);
  await navigateTo(page, '/curso/aula/1');
  await loadedText(page, '/curso/aula/1');
  await page.getByRole('button', { name: 'Tema: automático' }).click();
  await navigateTo(page, '/admin/cursos-novo');
  await page.getByLabel('Title').fill('Something begun');
  await expect.poll(() => keysIn(page)).toContain('draft.1.course:new');
  const keys = await keysIn(page);
  for (const key of ['lastLessons.1', 'lastLevel.1', 'member']) expect(keys).toContain(key);
  expect(keys.filter((key) => !declared.some((pattern) => pattern.test(key)))).toEqual([]);
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('button', { name: 'Log out without saving' }).click();
  await page.waitForURL('**/login');
  expect(await keysIn(page)).toEqual(['theme']);
});

/** Failed requests: invalid tokens, and a premium course. */
const refusals = /Failed to load resource.*40[13]/;

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

test('any invalid stored token leads to a working login', async ({ page, expectErrors }) => {
  expectErrors(refusals);
  await page.goto('/termos');
  for (const [name, invalidToken] of Object.entries(tokens)) {
    await page.evaluate((text) => localStorage.setItem('token', text), invalidToken);
    await page.goto('/cursos');
    await page.getByRole('heading', { name: 'Primeiros passos na rede' }).waitFor();
    await page.evaluate((text) => localStorage.setItem('token', text), invalidToken);
    await page.goto('/assinatura');
    await page.waitForURL('**/login');
    await sendLogin(page, accounts.member);
    expect(await page.evaluate(() => localStorage.getItem('token')), name).toMatch(/^[!-~]{20,200}$/);
  }
});

const invalidValues = {
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

test('no page breaks with any value under the other keys', async ({ page, expectErrors }) => {
  expectErrors(refusals);
  await logIn(page, 'member without a plan');
  for (const [name, text] of Object.entries(invalidValues)) {
    await page.evaluate((value) => {
      const keys = ['bannerHiddenUntil.5', 'banner', 'theme', 'lastLessons.5'];
      for (const key of keys) localStorage.setItem(key, value);
      sessionStorage.setItem('checkoutStart', value);
    }, text);
    await page.goto('/assinatura');
    expect(await loadedText(page), name).toContain('Pagar com cartão');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(undefined);
    for (const path of ['/perfil/cursos', '/curso/1', '/pagamento-sucesso']) {
      await navigateTo(page, path);
      expect(await loadedText(page, path), name).not.toBe('');
      await page.getByRole('region', { name: 'Aviso sobre a assinatura' }).waitFor();
    }
  }
});

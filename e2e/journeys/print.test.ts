import type { Page } from '@playwright/test';
import { dialogs } from '../support/overlays.ts';
import { visits } from '../support/visits.ts';
import { enterAs, loadedText } from '../support/steps.ts';
import { type Account, type Mock } from '../support/mock.ts';
import { expect, test } from '../support/fixtures.ts';

/** A4 in the points of PDF, rounded. */
const portrait = '595 x 842';
const landscape = '842 x 595';

/** A4 in CSS pixels. */
const paper = { width: 794, height: 1123 };
/** 14 mm in CSS pixels, rounded down. */
const margin = 52;

test.use({ colorScheme: 'dark' });

/** Shows a page as on paper, or on a screen again; the portal renders it before the next frame. */
async function showMedia(page: Page, media: 'print' | null): Promise<void> {
  await page.emulateMedia({ media });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Opens a page in its print layout. */
async function openForPrint(page: Page, mock: Mock, address: string, account: Account = 'member'): Promise<void> {
  await enterAs(page, account, mock);
  await page.goto(address);
  await loadedText(page);
  await showMedia(page, 'print');
  await page.setViewportSize(paper);
}

/** The sizes of the sheets in the browser's PDF. */
async function sheetsOf(page: Page): Promise<string[]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return Array.from(
    file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g),
    ([, width, height]) => `${Math.round(Number(width))} x ${Math.round(Number(height))}`,
  );
}

/** The light colours of visible texts, and the dark ones of the backgrounds of page, cards and tables. */
function wrongColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
    const isLight = (color: string) => Math.min(...channels(color).slice(0, 3)) > 140;
    const isSolid = (color: string) => channels(color)[3] !== 0;
    const visible = [...document.querySelectorAll('main *')].filter((one) => one.getClientRects().length > 0);
    const texts = visible.filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue));
    const grounds = [document.body, ...visible.filter((one) => one.matches('section, article, table, tr, th, td'))];
    return [
      ...texts.map((one) => getComputedStyle(one).color).filter(isLight),
      ...grounds.map((one) => getComputedStyle(one).backgroundColor).filter((one) => isSolid(one) && !isLight(one)),
    ];
  });
}

async function expectPaper(page: Page): Promise<void> {
  for (const part of ['header', 'nav', 'footer', 'main button'])
    expect([part, await page.locator(`${part}:visible`).count()]).toEqual([part, 0]);
  expect(await wrongColours(page)).toEqual([]);
  const underlined = await page
    .locator('main a:visible')
    .evaluateAll((links) => links.filter((link) => getComputedStyle(link).textDecorationLine !== 'none').length);
  expect(underlined).toBe(0);
}

for (const address of ['/assinatura/pagamentos', '/perfil/ganhos', '/perfil/painel-ganhos'])
  test(`${address} prints on A4, dark on white, without navigation`, async ({ page, mock }) => {
    await openForPrint(page, mock, address);
    await expectPaper(page);
    const sheets = await sheetsOf(page);
    expect(new Set(sheets)).toEqual(new Set([portrait]));
    const edges = await page
      .locator('table:visible')
      .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().right));
    expect(edges.length).toBeGreaterThan(0);
    expect(Math.max(...edges)).toBeLessThanOrEqual(paper.width - margin);
  });

/** How many rows a list of the API has. */
async function rowsOf(mock: Mock, path: string, list: string): Promise<number> {
  const rows = (await mock.call('GET', path, undefined, 'member'))[list];
  return Array.isArray(rows) ? rows.length : 0;
}

test('paper has the first line, and the rows of all pages; a screen does not', async ({ page, mock }) => {
  await openForPrint(page, mock, '/perfil/rede-indicacoes');
  const first = page.getByText(/^Emitido em \d\d\/\d\d\/\d{4} \d\d:\d\d$/).locator('..');
  await expect(first).toHaveText(/^Portal Raiz\s*Mariana Souza\s*Emitido/);
  const people = await rowsOf(mock, '/minhas-indicacoes', 'indicados');
  expect(people).toBeGreaterThan(100);
  await expect(page.getByRole('rowheader')).toHaveCount(people);
  expect(new Set(await sheetsOf(page))).toEqual(new Set([landscape]));
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('rowheader')).toHaveCount(100);
  await expect(first).toHaveCount(0);

  await openForPrint(page, mock, '/perfil/painel-ganhos');
  const table = page.getByRole('table', { name: 'Bônus' });
  const earnings = await rowsOf(mock, '/ganhos/detalhados', 'ganhos');
  await expect(table.getByRole('row').filter({ has: page.getByRole('cell').nth(1) })).toHaveCount(earnings);
  await expect(page.getByRole('list', { name: 'Totais por tipo' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Totais por mês' })).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('a tree prints all its rows in the flow, so that none is cut between sheets', async ({ page, mock }) => {
  await openForPrint(page, mock, '/perfil/rede-indicacoes?ver=arvore');
  const lines = page.getByRole('treeitem');
  await expect(lines.filter({ hasText: 'Indicador fora da lista' })).toBeVisible();
  expect(await lines.evaluateAll((all) => all.map((one) => getComputedStyle(one).position))).not.toContain('absolute');
});

test('of a huge network paper has a thousand people, and says of how many', async ({ page, mock }) => {
  const { indicados } = await mock.call('GET', '/minhas-indicacoes', undefined, 'member');
  const people = Array.isArray(indicados) ? indicados : [];
  const many = Array.from({ length: 1500 }, (_, at) => ({ ...people[at % people.length], id: at + 1 }));
  await mock.fault({ operation: 'listReferrals', body: { indicados: many } });
  await openForPrint(page, mock, '/perfil/rede-indicacoes');
  await expect(page.getByRole('rowheader')).toHaveCount(1000);
  await expect(page.getByText('1.000 de 1.500')).toBeVisible();
});

test('each certificate prints alone on a sheet of A4 in landscape', async ({ page, mock }) => {
  await openForPrint(page, mock, '/perfil/certificados');
  await expectPaper(page);
  const certificates = await page.getByRole('article').count();
  expect(certificates).toBeGreaterThan(0);
  expect(await sheetsOf(page)).toEqual(Array(certificates).fill(landscape));
});

/**
 * Texts that are cut or beyond the edge, words broken inside a cell, column names that are covered, and sticky parts,
 * which get an empty sheet.
 */
function missingOnPaper(page: Page, edge: number): Promise<string[]> {
  return page.evaluate((right) => {
    const shown = [...document.querySelectorAll('main *')].filter((one) => one.checkVisibility());
    // Visually hidden elements measure one pixel.
    const seen = shown.filter((one) => one.getBoundingClientRect().width > 1);
    const boxesOf = (one: Element) => {
      const own = [...one.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim());
      return own.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
    };
    // Cells cover content that overflows into them.
    const edgeOf = (one: Element) => Math.min(right, one.closest('td, th')?.getBoundingClientRect().right ?? right) + 1;
    const overflowing = seen.filter((one) => boxesOf(one).some((box) => box.right > edgeOf(one)));
    const isBroken = (node: Node, { index, 0: word }: RegExpExecArray) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return range.getClientRects().length > 1;
    };
    // Not e-mail addresses, codes and amounts.
    const broken = seen.filter(
      (one) =>
        one.closest('td, th') &&
        [...one.childNodes].some(
          (node) =>
            node.nodeType === 3 &&
            [...(node.nodeValue ?? '').matchAll(/(?<!\S)\p{L}+(?!\S)/gu)].some((word) => isBroken(node, word)),
        ),
    );
    const cut = seen.filter((one) => {
      const isOpen = getComputedStyle(one).overflow === 'visible' || one.clientWidth === 0;
      return !isOpen && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);
    });
    const unnamed = seen.filter((one) => {
      const name = document.createRange();
      name.selectNodeContents(one);
      const isHidden = boxesOf(one).length === 0 && one.firstElementChild?.clientWidth === 1;
      if (!one.matches('thead th') || one.textContent === '' || isHidden) return false;
      one.scrollIntoView({ block: 'center' });
      const texts = [...name.getClientRects()].filter(({ width }) => width > 1);
      const { x = 0, y = 0, width = 0, height = 0 } = texts.at(-1) ?? {};
      return texts.length > 0 && !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    const sticky = seen.filter((one) => getComputedStyle(one).position === 'sticky' && one.clientHeight > 0);
    return Object.entries({ beyond: overflowing, broken, cut, unnamed, sticky }).flatMap(([fault, parts]) =>
      parts.map(({ localName, textContent }) => `${fault}: ${localName} ${textContent?.slice(0, 40)}`),
    );
  }, edge);
}

const pagesOfPeople = visits.flatMap(({ address, person }) => (person === 'visitor' ? [] : [{ address, person }]));

for (const { address, person } of pagesOfPeople)
  test(`${address} prints whole on A4, both ways`, async ({ page, mock }) => {
    await openForPrint(page, mock, address, person);
    for (const { width, height } of [paper, { width: paper.height, height: paper.width }]) {
      await page.setViewportSize({ width, height });
      expect(await missingOnPaper(page, width - margin)).toEqual([]);
    }
  });

test('a certificate prints its whole title, on one sheet where it fits', async ({ page, mock }) => {
  const title = 'Formação em liderança, comunicação e gestão de equipes comerciais em rede '.repeat(4).trim();
  await mock.fault({ operation: 'listMyCertificates', fields: { title } });
  await enterAs(page, 'member', mock);
  await page.goto('/perfil/certificados');
  await loadedText(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: paper.height, height: paper.width });
  expect(await page.getByText(title).first().isVisible()).toBe(true);
  expect(await missingOnPaper(page, paper.height - margin)).toEqual([]);
  expect(await sheetsOf(page)).toEqual(Array(await page.getByRole('article').count()).fill(landscape));
});

test('the address of a link to another site follows its name on paper', async ({ page, mock }) => {
  const content = 'Leia [a cartilha](https://exemplo.com.br/cartilha) e https://exemplo.com.br/regras.';
  await mock.fault({ operation: 'readLesson', fields: { content, resource_url: 'https://exemplo.com.br/metas.xlsx' } });
  await openForPrint(page, mock, '/curso/aula/1');
  const added = await page
    .locator('main :is(a, a *):visible')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part, '::after').content));
  const addresses = added.filter((text) => text.includes('https:'));
  expect(addresses).toEqual(['" (https://exemplo.com.br/cartilha)"', '"https://exemplo.com.br/metas.xlsx"']);
});

test('sheets are numbered, where the browser would print the address of the page', async ({ page, mock }) => {
  await openForPrint(page, mock, '/assinatura/pagamentos');
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSPageRule && rule.selectorText === '' ? [rule.cssText] : [])),
  );
  expect(rules.join()).toMatch(/@bottom-right \{[^}]*counter\(page\)[^}]*counter\(pages\)/);
});

/** What paper shows: its texts, and whatever lies over the page. */
async function onPaper(page: Page) {
  await showMedia(page, 'print');
  const shown = await page.evaluate(() => ({
    // An author's draft is saved meanwhile, and the name of the first line may have changed elsewhere.
    text: document.body.innerText
      .replace(/\n+Draft saved at .*/, '')
      .replace(/^Portal Raiz\n(?:.+\n)?Emitido em [\d/]+ [\d:]+/m, ''),
    over: [...document.querySelectorAll('body *')]
      .filter((one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility({ opacityProperty: true }))
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    ground: getComputedStyle(document.documentElement).backgroundColor,
  }));
  await showMedia(page, null);
  return shown;
}

for (const { source, address, role, width = 1280, prepare, opener } of dialogs)
  test(
    `${source} at ${address} for a ${role}: paper shows the page, or the code alone`,
    { tag: '@engines' },
    async ({ page, mock, expectErrors, browserName, channel }) => {
      test.skip(channel === 'moz-firefox', 'WebDriver BiDi shows no page as on paper.');
      expectErrors(/status of 403/);
      await page.setViewportSize({ width, height: 740 });
      await enterAs(page, role, mock);
      await page.goto(address);
      await page.locator('main h1').first().waitFor();
      await loadedText(page);
      await prepare?.(page);
      const before = await onPaper(page);
      const way = page
        .getByRole('button', { name: opener })
        .or(page.getByRole('link', { name: opener }))
        .or(page.getByRole('menuitem', { name: opener }))
        .first();
      await way.press('Enter');
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
      await loadedText(page);
      const open = await onPaper(page);
      expect({ ...open, text: '' }).toEqual({ text: '', over: [], ground: 'rgb(255, 255, 255)' });
      if (!source.endsWith('QrDialog.tsx')) return expect(open.text).toBe(before.text);
      expect(open.text.split(/\n+/)).toEqual(
        [/QR code/, /^\S+ convida você$/, /\/cadastro\?ref=\d+$/].map((line) => expect.stringMatching(line)),
      );
      // Playwright writes PDF in Chromium only.
      if (browserName === 'chromium') expect(await sheetsOf(page)).toEqual([portrait]);
    },
  );

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openVisit } from '../support/browser.ts';
import { enterAs } from '../support/people.ts';
import { inPortal } from '../support/portal.ts';
import { textWhenQuiet } from './pageSteps.ts';

const here = inPortal();

/** A4 in the points of PDF, rounded. */
const portrait = '595 x 842';
const landscape = '842 x 595';

/** A4 in CSS pixels. */
const paper = { width: 794, height: 1123 };
/** 14 mm in CSS pixels, rounded down. */
const margin = 52;

/** Opens a page of a member in the dark theme, as it is printed. */
async function openForPrint(address: string): Promise<Page> {
  const page = await openVisit(here.browser, { name: 'printer', context: { colorScheme: 'dark' } });
  await enterAs(page, 'member', here.portal.address);
  await page.goto(here.portal.address + address);
  await textWhenQuiet(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  return page;
}

/** The sizes of the sheets that the browser prints. */
async function sheetsOf(page: Page): Promise<string[]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return Array.from(
    file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g),
    ([, width, height]) => `${Math.round(Number(width))} x ${Math.round(Number(height))}`,
  );
}

/** The colours of the visible texts, and of the grounds of page, cards and tables. */
function coloursOf(page: Page) {
  return page.evaluate(() => {
    const visible = [...document.querySelectorAll('main *')].filter((one) => one.getClientRects().length > 0);
    const texts = visible.filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue));
    const grounds = [document.body, ...visible.filter((one) => one.matches('section, article, table, tr, th, td'))];
    return {
      texts: [...new Set(texts.map((one) => getComputedStyle(one).color))],
      grounds: [...new Set(grounds.map((one) => getComputedStyle(one).backgroundColor))],
    };
  });
}

async function expectPaper(page: Page): Promise<void> {
  for (const part of ['header', 'nav', 'footer', 'main button'])
    expect([part, await page.locator(`${part}:visible`).count()]).toEqual([part, 0]);
  expect(await coloursOf(page)).toEqual({ texts: ['rgb(0, 0, 0)'], grounds: ['rgb(255, 255, 255)'] });
}

test.each(['/assinatura/pagamentos', '/perfil/ganhos', '/perfil/painel-ganhos'])(
  '%s prints on A4 in black on white, without navigation',
  async (address) => {
    const page = await openForPrint(address);
    await expectPaper(page);
    const sheets = await sheetsOf(page);
    expect(new Set(sheets)).toEqual(new Set([portrait]));
    const edges = await page
      .locator('table:visible')
      .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().right));
    expect(edges.length).toBeGreaterThan(0);
    expect(Math.max(...edges)).toBeLessThanOrEqual(paper.width - margin);
  },
);

test('each certificate prints alone on a sheet of A4 in landscape', async () => {
  const page = await openForPrint('/perfil/certificados');
  await expectPaper(page);
  const certificates = await page.getByRole('article').count();
  expect(certificates).toBeGreaterThan(0);
  expect(await sheetsOf(page)).toEqual(Array(certificates).fill(landscape));
});

test('no sheet has a margin, where browsers print the address of the page', async () => {
  const page = await openForPrint('/assinatura/pagamentos');
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSPageRule ? [`${rule.selectorText}: ${rule.style.margin}`] : [])),
  );
  expect(margins).toContain(': 0px');
});

import type { Page } from '@playwright/test';
import { enterAs, loadedText } from '../support/steps.ts';
import { type Mock } from '../support/mock.ts';
import { expect, test } from '../support/fixtures.ts';

/** A phone in landscape with its notch on the left. */
const landscape = { viewport: { width: 844, height: 390 }, insets: { top: 0, left: 47, bottom: 21, right: 34 } };
/** A phone whose status bar overlaps the installed portal. */
const upright = { viewport: { width: 390, height: 844 }, insets: { top: 47, left: 0, bottom: 34, right: 0 } };
const none = { top: 0, left: 0, bottom: 0, right: 0 };

/** Opens a page of a member on a phone with these insets. */
async function openOn(page: Page, mock: Mock, { viewport, insets }: typeof upright, address: string): Promise<void> {
  await page.setViewportSize(viewport);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await enterAs(page, 'member', mock);
  await page.goto(address);
  await loadedText(page);
}

/** The edges of texts and controls in a part of the page, in CSS pixels. */
function edgesOf(page: Page, part: string) {
  return page.locator(part).evaluate((element) => {
    const rows = [...element.querySelectorAll('a:not([href="#conteudo"]), button, h1, h2, h3, p, input')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1,
    );
    const boxes = rows.map((one) => one.getBoundingClientRect());
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: window.innerWidth - Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: window.innerHeight - Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  });
}

test('beside a notch, header, content and foot stay clear of it', async ({ page, mock }) => {
  await openOn(page, mock, landscape, '/minha-assinatura');
  for (const part of ['header', 'main', 'footer']) {
    const { left, right } = await edgesOf(page, part);
    expect(left).toBeGreaterThanOrEqual(landscape.insets.left);
    // The icons of buttons without a frame end at the gutter, their frames 12 px beyond.
    expect(right).toBeGreaterThanOrEqual(landscape.insets.right - 12);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(landscape.viewport.width);
});

test('below a status bar, the header and the menu stay clear of it', async ({ page, mock }) => {
  await openOn(page, mock, upright, '/perfil');
  expect((await edgesOf(page, 'header')).top).toBeGreaterThanOrEqual(upright.insets.top);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const { top, bottom } = await edgesOf(page, '[role="dialog"]');
  expect(top).toBeGreaterThanOrEqual(upright.insets.top);
  expect(bottom).toBeGreaterThanOrEqual(upright.insets.bottom);
});

test('above the bar of the system, the actions of a page and of a sheet stay clear of it', async ({ page, mock }) => {
  await openOn(page, mock, upright, '/assinatura');
  const bar = page.getByRole('button', { name: 'Pagar com cartão' });
  const box = await bar.boundingBox();
  expect(upright.viewport.height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeGreaterThanOrEqual(upright.insets.bottom);
  await page.goto('/perfil/rede-indicacoes');
  await page.getByRole('button', { name: /^Filtros/ }).click();
  expect((await edgesOf(page, '[role="dialog"]')).bottom).toBeGreaterThanOrEqual(upright.insets.bottom);
});

test('without insets nothing moves', async ({ page, mock }) => {
  await openOn(page, mock, { ...upright, insets: none }, '/termos');
  const height = await page.locator('header').evaluate((header) => header.getBoundingClientRect().height);
  expect(height).toBe(58);
  expect((await edgesOf(page, 'main')).left).toBe(16);
});

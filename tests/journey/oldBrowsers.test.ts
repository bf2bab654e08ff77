import { expect, test } from 'vitest';
import { openVisit } from '../support/browser.ts';
import { inPortal } from '../support/portal.ts';

const here = inPortal();

/** What the browser before each promised one lacks (README.md). */
const lacks = {
  'Firefox 114': () => void Reflect.deleteProperty(Array.prototype, 'toSorted'),
  'Chrome 110': () => {
    const supports = CSS.supports.bind(CSS);
    Object.assign(CSS, {
      supports: (name: string, value: string) => !value.includes('color-mix') && supports(name, value),
    });
  },
  'Safari 16.3': () => {
    const match = window.matchMedia.bind(window);
    Object.assign(window, { matchMedia: (query: string) => match(/[<>]/.test(query) ? 'not all' : query) });
  },
};

const sentence = 'Este navegador é antigo demais para o portal. Atualize-o ou use outro.';

test.each(Object.entries(lacks))('%s is told that it is too old', async (_browser, remove) => {
  const page = await openVisit(here.browser, { name: 'old browser' });
  await page.addInitScript(remove);
  await page.goto(`${here.portal.address}/login`);
  await page.getByText(sentence).waitFor();
});

test('a promised browser is told nothing', async () => {
  const page = await openVisit(here.browser, { name: 'promised browser' });
  await page.goto(`${here.portal.address}/login`);
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor();
  expect(await page.getByText(sentence).count()).toBe(0);
});

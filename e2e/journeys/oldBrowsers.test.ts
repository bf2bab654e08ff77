import { expect, test } from '../support/fixtures.ts';

/** What the version before each supported browser lacks (README.md). */
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

for (const [_browser, remove] of Object.entries(lacks))
  test(`${_browser} is told that it is too old`, async ({ page }) => {
    await page.addInitScript(remove);
    await page.goto('/login');
    await page.getByText(sentence).waitFor();
  });

test('a promised browser is told nothing', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor();
  expect(await page.getByText(sentence).count()).toBe(0);
});

test('phones of every maker keep the size of the text', async ({ page }) => {
  await page.goto('/login');
  const sheet = await page.locator('link[rel=stylesheet]').first().getAttribute('href');
  // Safari reads the prefixed property only.
  expect(await (await page.request.get(sheet ?? '')).text()).toContain('-webkit-text-size-adjust:100%');
});

import type { Page } from '@playwright/test';
import { visits } from '../support/visits.ts';
import { enterAs, type Person, navigateTo, loadedText } from '../support/steps.ts';
import { type Mock } from '../support/mock.ts';
import { expect, test } from '../support/fixtures.ts';

/** Replaces all text nodes of the page, including later ones, like the translation of Chrome. */
function translate(): void {
  const skipped = 'font, script, style, textarea, svg';
  const replace = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    for (const node of found) {
      if (!node.nodeValue?.trim() || node.parentElement?.closest(skipped) !== null) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = node.nodeValue;
      outer.append(inner);
      node.parentNode?.replaceChild(outer, node);
    }
  };
  replace(document.body);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) replace(node.parentNode ?? node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

async function openTranslated(page: Page, mock: Mock, address: string, person: Person): Promise<void> {
  await enterAs(page, person, mock);
  await page.goto(address);
  await loadedText(page);
  await page.evaluate(translate);
}

/** Controls that change a page without sending a request. */
const switches = 'main :is([role="tab"], [aria-pressed], [aria-expanded], thead button)';

for (const { address, person } of visits)
  test(`${address} keeps working when it is translated`, async ({ page, mock }) => {
    await openTranslated(page, mock, address, person);
    for (const field of await page
      .locator('main :is(input:not([type]), [type="text"], [type="search"], textarea)')
      .all()) {
      if (!(await field.isVisible()) || !(await field.isEditable())) continue;
      await field.fill('veja https://exemplo.com.br e *isto*');
      await field.fill('a');
      await field.fill('');
    }
    for (const one of (await page.locator(switches).all()).slice(0, 12)) {
      if (!(await one.isVisible()) || !(await one.isEnabled())) continue;
      await one.click();
      await page.keyboard.press('Escape');
    }
    expect(await page.getByRole('heading', { name: 'Página indisponível' }).count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

test('a member sees what changes on translated pages', async ({ page, mock }) => {
  await openTranslated(page, mock, '/perfil/rede-indicacoes', 'member');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').or(main.getByRole('textbox')).first().fill('Ubiratã');
  await main.getByText('Ubiratã Assunção Nascimento').first().waitFor();
  await main.getByText('André Galvão Brandão').waitFor({ state: 'detached' });
  await navigateTo(page, '/perfil/videos');
  await main
    .getByRole('button', { name: /^Assistir/ })
    .first()
    .click();
  await main
    .getByRole('button', { name: /^Fechar/ })
    .first()
    .waitFor();
  await navigateTo(page, '/perfil/ganhos');
  await loadedText(page, '/perfil/ganhos');
  await navigateTo(page, '/perfil/painel-ganhos');
  await main.getByRole('button', { name: 'Ver como tabela' }).click();
  await main.getByRole('button', { name: 'Ver como gráfico' }).waitFor();
});

test("an author's preview follows the text on a translated page", async ({ page, mock }) => {
  await openTranslated(page, mock, '/admin/aula/2', 'admin');
  const preview = page.getByRole('region', { name: 'Preview' }).last();
  const text = page.getByRole('textbox', { name: /text|content/i }).last();
  await text.fill('Antes do link');
  await preview.getByText('Antes do link').waitFor();
  await text.fill('Antes https://exemplo.com.br/um depois');
  await preview.getByRole('link', { name: /exemplo.com.br.um/ }).waitFor();
  await text.fill('**Forte** e https://exemplo.com.br/dois');
  await preview.getByText('Forte').waitFor();
  await text.fill('Só isto');
  await preview.getByText('Só isto').waitFor();
  expect(((await preview.textContent()) ?? '').trim()).toMatch(/^PreviewSó isto/);
});

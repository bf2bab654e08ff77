import type { Page } from '@playwright/test';
import { enterAs, type } from '../support/steps.ts';
import type { Mock } from '../support/mock.ts';
import { expect, test } from '../support/fixtures.ts';

/** An administrator with an unsaved new course, two history entries after the home page. */
async function typeCourse(page: Page, mock: Mock): Promise<void> {
  await enterAs(page, 'admin', mock);
  await page.goto('/');
  await page.getByRole('link', { name: 'AdminCursos' }).click();
  await page.getByRole('link', { name: 'New course' }).click();
  await type(page.getByLabel('Title', { exact: true }), 'Curso pela metade');
}

async function answer(page: Page, choice: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: choice, exact: true }).click();
  await question.waitFor({ state: 'detached' });
}

test(
  'the back button asks before discarding typed text, and then goes to its target',
  { tag: '@engines' },
  async ({ page, mock }) => {
    await typeCourse(page, mock);
    await page.evaluate(() => history.back());
    await answer(page, 'Keep editing');
    expect(new URL(page.url()).pathname).toBe('/admin/cursos-novo');
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Curso pela metade');

    // Two entries at once: the dialog remembers the target.
    await page.evaluate(() => history.go(-2));
    await answer(page, 'Leave');
    await page.waitForURL((url) => url.pathname === '/');
    await page.evaluate(() => history.go(2));
    await page.getByText(/^Your unsaved draft from/).waitFor();
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Curso pela metade');
  },
);

test('two tabs with one draft lose no typed text', { tag: '@engines' }, async ({ page, mock }) => {
  await enterAs(page, 'admin', mock);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    tab.on('dialog', (dialog) => void dialog.accept());
    await tab.goto('/admin/cursos-novo');
    await tab.getByLabel('Title', { exact: true }).waitFor();
  }
  const titleIn = (tab: Page) => tab.getByLabel('Title', { exact: true });

  // The untouched tab shows the text of the other one, which is closed then, and adds to it.
  await type(titleIn(page), 'Um');
  await expect(titleIn(other)).toHaveValue('Um');
  await page.close({ runBeforeUnload: true });
  await titleIn(other).press('End');
  await titleIn(other).pressSequentially(' e dois');
  await other.reload();
  await expect(titleIn(other)).toHaveValue('Um e dois');

  // Two texts: each tab keeps its own, also through a reload.
  const third = await other.context().newPage();
  third.on('dialog', (dialog) => void dialog.accept());
  await third.goto('/admin/cursos-novo');
  await expect(titleIn(third)).toHaveValue('Um e dois');
  await type(titleIn(third), 'Três');
  await type(titleIn(other), 'Quatro');
  await other.getByText(/^Draft saved at/).waitFor();
  await third.reload();
  await expect(titleIn(third)).toHaveValue('Três');
  await expect(titleIn(other)).toHaveValue('Quatro');

  // A save removes the draft, and an untouched tab shows the empty form again.
  await type(titleIn(other), 'Cinco');
  await expect(titleIn(third)).toHaveValue('Cinco');
  await other.getByRole('button', { name: 'Save course' }).click();
  await other.waitForURL('**/admin/cursos');
  await expect(titleIn(third)).toHaveValue('');
});

test(
  'leaving anyway focuses the heading of the next page, not the link',
  { tag: '@engines' },
  async ({ page, mock }) => {
    await typeCourse(page, mock);
    await page.reload();
    await type(page.getByLabel('Title', { exact: true }), 'Curso pela metade');
    const link = page.getByRole('link', { name: 'Catálogo' });
    await link.click();
    await answer(page, 'Keep editing');
    // All chunks are loaded, so the page appears while the dialog is still closing.
    await link.click();
    await answer(page, 'Leave');
    await page.waitForURL('**/cursos');
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  },
);

test('"Sair" asks as well, and deletes the draft', { tag: '@engines' }, async ({ page, mock }) => {
  await typeCourse(page, mock);
  await page.getByRole('button', { name: 'Sair' }).click();
  await answer(page, 'Keep editing');
  await page.getByRole('button', { name: 'Sair' }).click();
  await answer(page, 'Log out without saving');
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')))).toEqual([]);
});

test('a link that only opens a program or a file does not ask; a page does', async ({ page, mock, expectErrors }) => {
  // This browser has no program for them.
  expectErrors(/Failed to launch/);
  await enterAs(page, 'member', mock);
  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Editar perfil' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Texto pela metade');
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Enviar por E-mail' }).click();
  for (const [href, download] of [['tel:+5511999998888'], ['sms:+5511999998888'], ['/favicon.ico', 'nome.ico']]) {
    await page.evaluate((attributes) => document.body.append(Object.assign(document.createElement('a'), attributes)), {
      id: 'tried',
      textContent: 'x',
      href,
      ...(download !== undefined && { download }),
    });
    await page.locator('#tried').click();
    await page.locator('#tried').evaluate((link) => link.remove());
  }
  await page.waitForTimeout(1200);
  expect(asked).toBe(0);
  await page.evaluate(() => location.assign('/cursos'));
  await expect.poll(() => asked).toBe(1);
  expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Texto pela metade');
});

const forms = [
  { name: 'name and e-mail', person: 'member', page: '/perfil', open: 'Editar perfil', field: 'Nome' },
  { name: 'bank data', person: 'member', page: '/perfil', open: /dados bancários/i, field: 'Número da conta' },
  { name: 'registration', person: 'visitor', page: '/cadastro', open: null, field: 'Nome' },
] as const;

for (const form of forms)
  test(
    `${form.name}: leaving asks, and the text is there on the way back`,
    { tag: '@engines' },
    async ({ page, mock }) => {
      await enterAs(page, form.person, mock);
      await page.goto(form.page);
      if (form.open !== null) await page.getByRole('button', { name: form.open }).click();
      const field = page.getByLabel(form.field, { exact: true });
      await type(field, 'Texto pela metade');
      const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
      const home = page.getByRole('banner').getByRole('link', { name: 'Portal Raiz' });

      await home.click();
      await question.getByRole('button', { name: 'Continuar editando' }).click();
      await question.waitFor({ state: 'detached' });
      expect(await field.inputValue()).toBe('Texto pela metade');

      await home.click();
      await question.getByRole('button', { name: 'Sair sem salvar', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.goBack();
      await page.waitForURL(`**${form.page}`);
      await field.waitFor();
      expect(await field.inputValue()).toBe('Texto pela metade');
    },
  );

import type { Page } from '@playwright/test';
import { expectText, expectHeading, tabTo, expectAccessible } from '../support/steps.ts';
import { expect, test } from '../support/fixtures.ts';

/** Follows a link with the keyboard. */
async function followByKeys(page: Page, name: string): Promise<void> {
  await tabTo(page.getByRole('link', { name, exact: true }).first());
  await page.keyboard.press('Enter');
}

/** Presses a button with the keyboard. */
async function pressByKeys(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await tabTo(button);
  // What has just appeared takes no press.
  await expect(button).not.toHaveCSS('pointer-events', 'none');
  await page.keyboard.press('Enter');
}

/** Replaces the values of fields with the keyboard, by their labels. */
async function writeByKeys(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await tabTo(page.getByLabel(label, { exact: true }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  }
}

/** Saves the current form. */
async function saveByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
}

const course = 'Finanças sem susto';
const modules = { first: 'Antes de começar', second: 'A reserva' };
const lessons = { first: 'Duas contas, dois bolsos', second: 'O caderno das entradas', slip: 'Rascunho que não serve' };

function rows(page: Page): Promise<string[]> {
  return page.getByRole('rowheader').allTextContents();
}

async function logInByKeys(page: Page): Promise<void> {
  await page.goto('/login');
  await writeByKeys(page, { 'E-mail': 'admin@exemplo.com.br', Senha: 'portal123' });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/perfil');
}

async function makeCourse(page: Page): Promise<void> {
  await followByKeys(page, 'AdminCursos');
  await expectHeading(page, 'Courses');
  await followByKeys(page, 'New course');
  await expectHeading(page, 'New Course');
  await writeByKeys(page, { Title: course, Description: 'Como separar as contas.', Content: 'Em **duas** partes.' });
  await saveByKeys(page);
  await page.waitForURL('**/admin/cursos');
}

async function makeModules(page: Page): Promise<void> {
  await followByKeys(page, `Manage modules: ${course}`);
  await expectHeading(page, `Modules in “${course}”`);
  for (const title of [modules.second, modules.first]) {
    await writeByKeys(page, { Title: title });
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: `Lessons in module: ${title}` }).waitFor();
  }
  await page.getByTitle(`Drag: ${modules.first}`).dragTo(page.getByRole('row', { name: modules.second }), {
    targetPosition: { x: 40, y: 4 },
  });
  await expectText(page, `${modules.first} moved to position 1 of 2.`);
  await pressByKeys(page, `Move down: ${modules.first}`);
  await expectText(page, `${modules.first} moved to position 2 of 2.`);
  await pressByKeys(page, `Move up: ${modules.first}`);
  await expectText(page, `${modules.first} moved to position 1 of 2.`);
  expect(await rows(page)).toEqual([modules.first, modules.second]);
}

async function makeLessons(page: Page): Promise<void> {
  await followByKeys(page, `Lessons in module: ${modules.first}`);
  await expectHeading(page, `Lessons in “${modules.first}”`);
  await expectText(page, 'No lessons yet.');
  await writeByKeys(page, { Title: lessons.second, Content: 'Anote **tudo** o que entra.' });
  await page.getByRole('region', { name: 'Preview' }).locator('strong', { hasText: 'tudo' }).waitFor();
  await writeByKeys(page, { 'Video URL': 'https://vimeo.com/76979871' });
  await page.getByText(/^Vimeo video 76979871 found\./).waitFor();
  await writeByKeys(page, { 'Resource URL': 'https://portal.exemplo.com.br/caderno.pdf' });
  await page.keyboard.press('Enter');
  await expectText(page, 'Lesson created!');

  await writeByKeys(page, { Title: lessons.first, Content: 'Abra uma conta só para o negócio.' });
  await pressByKeys(page, 'Use position 2');
  await saveByKeys(page);
  await page.getByRole('button', { name: `Publish lesson: ${lessons.first}`, exact: true }).waitFor();
  await writeByKeys(page, { Title: lessons.slip });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Publish lesson: ${lessons.slip}`, exact: true }).waitFor();
}

async function deleteTheSlip(page: Page): Promise<void> {
  await pressByKeys(page, `Delete lesson: ${lessons.slip}`);
  await expectText(page, 'Delete this lesson?');
  await pressByKeys(page, 'Delete');
  await expectText(page, 'Lesson deleted.');
}

async function putInOrderAndPublish(page: Page): Promise<void> {
  await pressByKeys(page, `Move up: ${lessons.first}`);
  await expectText(page, `${lessons.first} moved to position 1 of 2.`);
  expect(await rows(page)).toEqual([lessons.first, lessons.second]);
  for (const title of [lessons.first, lessons.second]) {
    await pressByKeys(page, `Publish lesson: ${title}`);
    const taken = page.getByRole('button', { name: `Unpublish lesson: ${title}`, exact: true });
    await taken.waitFor();
    await expect.poll(() => taken.evaluate((button) => button === document.activeElement)).toBe(true);
  }
}

/** Opens the students' page from the list, and the edit page from there. */
async function changeAfterwards(page: Page): Promise<void> {
  await followByKeys(page, lessons.second);
  await expectHeading(page, lessons.second);
  await page.getByTitle(`Vídeo da aula ${lessons.second}`).waitFor();
  await followByKeys(page, 'Edit Lesson');
  await expectHeading(page, 'Edit Lesson');
  await writeByKeys(page, { Title: `${lessons.second} e das saídas` });
  await followByKeys(page, 'Cancel');
  await expectText(page, 'Leave without saving?');
  await pressByKeys(page, 'Keep editing');
  const title = page.getByLabel('Title', { exact: true });
  expect(await title.inputValue()).toBe(`${lessons.second} e das saídas`);
  await tabTo(title);
  await saveByKeys(page);
  await page.waitForURL('**/aulas');
  await expectHeading(page, `Lessons in “${modules.first}”`);
  await page.getByRole('link', { name: `${lessons.second} e das saídas` }).waitFor();
}

test('an administrator authors a course without the mouse', { tag: '@engines' }, async ({ page, expectErrors }) => {
  expectErrors(/vimeo/);
  await logInByKeys(page);
  await makeCourse(page);
  await makeModules(page);
  await expectAccessible(page);
  await makeLessons(page);
  await deleteTheSlip(page);
  await putInOrderAndPublish(page);
  await expectAccessible(page);
  await changeAfterwards(page);

  // The catalogue shows the new course to visitors.
  await page.goto('/cursos');
  await followByKeys(page, course);
  await expectHeading(page, course);
  await expectText(page, lessons.first);
});

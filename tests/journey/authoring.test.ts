import type { Page } from 'playwright';
import { tabTo } from './pageSteps.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { openVisit } from '../support/browser.ts';
import { inPortal } from '../support/portal.ts';

/** Follows a link by keyboard. */
async function followByKeys(page: Page, name: string): Promise<void> {
  await tabTo(page.getByRole('link', { name, exact: true }).first());
  await page.keyboard.press('Enter');
}

/** Presses a button by keyboard. */
async function pressByKeys(page: Page, name: string): Promise<void> {
  await tabTo(page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Replaces the values of fields by keyboard, by their labels. */
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

const here = inPortal();

async function arriveAt(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

async function read(page: Page, sentence: string): Promise<void> {
  await page.getByText(sentence, { exact: true }).first().waitFor();
}

function rows(page: Page): Promise<string[]> {
  return page.getByRole('rowheader').allTextContents();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${here.portal.address}/login`);
  await writeByKeys(page, { 'E-mail': 'admin@exemplo.com.br', Senha: 'portal123' });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/perfil');
}

async function makeCourse(page: Page): Promise<void> {
  await followByKeys(page, 'AdminCursos');
  await arriveAt(page, 'Courses');
  await followByKeys(page, 'New course');
  await arriveAt(page, 'New Course');
  await writeByKeys(page, { Title: course, Description: 'Como separar as contas.', Content: 'Em **duas** partes.' });
  await saveByKeys(page);
  await page.waitForURL('**/admin/cursos');
}

async function makeModules(page: Page): Promise<void> {
  await followByKeys(page, `Manage modules: ${course}`);
  await arriveAt(page, `Modules of ${course}`);
  for (const title of [modules.second, modules.first]) {
    await writeByKeys(page, { Title: title });
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: `Lessons of module: ${title}` }).waitFor();
  }
  await pressByKeys(page, `Move up: ${modules.first}`);
  await read(page, `${modules.first} moved to position 1 of 2.`);
  expect(await rows(page)).toEqual([modules.first, modules.second]);
}

async function makeLessons(page: Page): Promise<void> {
  await followByKeys(page, `Lessons of module: ${modules.first}`);
  await arriveAt(page, `Lessons of ${modules.first}`);
  await read(page, 'No lessons yet.');
  await writeByKeys(page, { Title: lessons.second, Content: 'Anote **tudo** o que entra.' });
  await pressByKeys(page, 'Preview');
  await page.locator('strong', { hasText: 'tudo' }).waitFor();
  await writeByKeys(page, { 'Video URL': 'https://vimeo.com/76979871' });
  await page.getByText(/^Vimeo video 76979871 found\./).waitFor();
  await writeByKeys(page, { 'Resource URL': 'https://portal.exemplo.com.br/caderno.pdf' });
  await page.keyboard.press('Enter');
  await read(page, 'Lesson created!');

  await writeByKeys(page, { Title: lessons.first, Content: 'Abra uma conta só para o negócio.' });
  await pressByKeys(page, 'Use position 2');
  await saveByKeys(page);
  await page.getByRole('button', { name: `Publish lesson: ${lessons.first}`, exact: true }).waitFor();
  await writeByKeys(page, { Title: lessons.slip });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Publish lesson: ${lessons.slip}`, exact: true }).waitFor();
}

async function deleteTheSlip(page: Page): Promise<void> {
  await pressByKeys(page, `More actions: ${lessons.slip}`);
  const entry = page.getByRole('menuitem', { name: `Delete lesson: ${lessons.slip}`, exact: true });
  await entry.waitFor();
  // Escape returns the focus from an entry to the menu's button.
  await page.keyboard.press('Escape');
  const menu = page.getByRole('button', { name: `More actions: ${lessons.slip}`, exact: true });
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
  await pressByKeys(page, `More actions: ${lessons.slip}`);
  await expect.poll(() => entry.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await read(page, 'Delete this lesson?');
  await pressByKeys(page, 'Delete');
  await read(page, 'Lesson deleted.');
}

async function putInOrderAndPublish(page: Page): Promise<void> {
  await pressByKeys(page, `Move up: ${lessons.first}`);
  await read(page, `${lessons.first} moved to position 1 of 2.`);
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
  await arriveAt(page, lessons.second);
  await page.getByTitle(`Vídeo da aula ${lessons.second}`).waitFor();
  await followByKeys(page, 'Edit Lesson');
  await arriveAt(page, 'Edit Lesson');
  await writeByKeys(page, { Title: `${lessons.second} e das saídas` });
  await followByKeys(page, 'Cancel');
  await read(page, 'Leave without saving?');
  await pressByKeys(page, 'Keep editing');
  const title = page.getByLabel('Title', { exact: true });
  expect(await title.inputValue()).toBe(`${lessons.second} e das saídas`);
  await tabTo(title);
  await saveByKeys(page);
  await page.waitForURL('**/aulas');
  await arriveAt(page, `Lessons of ${modules.first}`);
  await page.getByRole('link', { name: `${lessons.second} e das saídas` }).waitFor();
}

test('an administrator authors a course without the mouse', async () => {
  const page = await openVisit(here.browser, { name: 'author', expected: [/vimeo/] });
  await logIn(page);
  await makeCourse(page);
  await makeModules(page);
  await expectAccessible(page);
  await makeLessons(page);
  await deleteTheSlip(page);
  await putInOrderAndPublish(page);
  await expectAccessible(page);
  await changeAfterwards(page);

  // The catalogue shows the new course to visitors.
  await page.goto(`${here.portal.address}/cursos`);
  await followByKeys(page, course);
  await arriveAt(page, course);
  await read(page, lessons.first);
});

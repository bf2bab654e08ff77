import type { Page } from '@playwright/test';
import { expect, test as portalTest } from '../support/fixtures.ts';
import { enterAs, press, expectText } from '../support/steps.ts';

/** Opens a page of the portal as an author. */
type OpenAsAuthor = (path: string) => Promise<Page>;

const test = portalTest.extend<{ openAsAuthor: OpenAsAuthor }>({
  openAsAuthor: async ({ newVisit, mock, expectErrors }, use) => {
    // The page refetches what it deleted, and the preview's player is not ours.
    expectErrors(/status of 404|vimeo/);
    await use(async (path) => {
      const page = await newVisit();
      await enterAs(page, 'admin', mock);
      await page.goto(path);
      return page;
    });
  },
});

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

test('two authors save one lesson, and both changes stay', async ({ openAsAuthor, mock }) => {
  const [ana, bia] = [await openAsAuthor('/admin/aula/1'), await openAsAuthor('/admin/aula/1')];
  await field(ana, 'Title').waitFor();
  await field(bia, 'Published').uncheck();
  await field(bia, 'Video URL').fill('vimeo.com/123456789');
  await press(bia, 'Save lesson');
  await expectText(bia, 'Lesson updated!');

  await field(ana, 'Title').press('End');
  await field(ana, 'Title').pressSequentially('!');
  await press(ana, 'Save lesson');
  await expectText(ana, 'Lesson updated!');
  expect(await mock.call('GET', '/admin/lessons/1')).toMatchObject({
    title: 'Um passeio pelo seu perfil!',
    published: 0,
    video_url: 'https://vimeo.com/123456789',
  });
});

test('a course that two authors change is asked about', async ({ openAsAuthor, mock }) => {
  const [ana, bia] = [await openAsAuthor('/admin/cursos-novo?id=1'), await openAsAuthor('/admin/cursos-novo?id=1')];
  await field(ana, 'Title').fill('Título da Ana');
  await field(ana, 'Content').fill('Texto da Ana');
  await field(bia, 'Title').fill('Título da Bia');
  await field(bia, 'Description').fill('Resumo da Bia');
  await press(bia, 'Save course');
  await expectText(bia, 'Course saved!');

  await press(ana, 'Save course');
  const question = ana.getByRole('dialog', { name: 'Someone else changed this too' });
  await question.getByText('Título da Bia').waitFor();
  await ana.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await field(ana, 'Title').inputValue()).toBe('Título da Ana');
  expect(await mock.call('GET', '/admin/courses/1')).toMatchObject({ title: 'Título da Bia' });

  await press(ana, 'Save course');
  await question.getByRole('button', { name: 'Use theirs' }).click();
  await expectText(ana, 'Course saved!');
  expect(await mock.call('GET', '/admin/courses/1')).toMatchObject({
    title: 'Título da Bia',
    description: 'Resumo da Bia',
    content: 'Texto da Ana',
  });
});

test('a module keeps what the other author wrote, and a deleted one what was typed', async ({ openAsAuthor, mock }) => {
  const { id } = await mock.call('POST', '/admin/modules', { course_id: 2, title: 'Provisório', position: 9 });
  const page = await openAsAuthor(`/admin/curso/2/modulo/${String(id)}`);
  await field(page, 'Title').fill('Título da Ana');
  await mock.call('PUT', `/admin/modules/${String(id)}`, {
    course_id: 2,
    title: 'Provisório',
    description: 'Resumo da Bia',
    position: 7,
  });
  await press(page, 'Save module');
  await expectText(page, 'Module updated!');
  expect(await mock.call('GET', `/admin/modules/${String(id)}`)).toMatchObject({
    title: 'Título da Ana',
    description: 'Resumo da Bia',
    position: 7,
  });

  await page.goto(`/admin/curso/2/modulo/${String(id)}`);
  await field(page, 'Title').fill('Outro título');
  await mock.call('DELETE', `/admin/modules/${String(id)}`);
  await press(page, 'Save module');
  await expectText(page, 'This module was deleted in the meantime.');
  expect(await field(page, 'Title').inputValue()).toBe('Outro título');
  // A refetch when the window regains focus must not remove the form.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.waitForTimeout(1500);
  expect(await field(page, 'Title').inputValue()).toBe('Outro título');
});

test('a new order sends no old titles, and neither loses nor brings back a module', async ({ openAsAuthor, mock }) => {
  const made = [];
  for (const [title, position] of [
    ['Um', 101],
    ['Dois', 102],
    ['Três', 103],
  ] as const)
    made.push((await mock.call('POST', '/admin/modules', { course_id: 3, title, position }))['id']);
  const [one, two, three] = made.map(String);
  const page = await openAsAuthor('/admin/curso/3/modulo');
  await page.getByRole('button', { name: 'Move up: Três' }).waitFor();
  await mock.call('PUT', `/admin/modules/${three}`, {
    course_id: 3,
    title: 'Três da Bia',
    description: 'Novo',
    position: 103,
  });
  await mock.call('DELETE', `/admin/modules/${two}`);
  await mock.call('POST', '/admin/modules', { course_id: 3, title: 'Quatro', position: 104 });
  const titles = async () => (await page.getByRole('rowheader').getByRole('link').allTextContents()).slice(-3);
  await press(page, 'Move up: Três');
  await expect.poll(titles).toEqual(['Um', 'Três da Bia', 'Quatro']);
  await press(page, 'Move up: Três da Bia');
  await expect.poll(titles).toEqual(['Três da Bia', 'Um', 'Quatro']);
  // Shown immediately, and saved shortly after.
  const positionOf = async (id = '') => Number((await mock.call('GET', `/admin/modules/${id}`))['position']);
  await expect.poll(async () => (await positionOf(three)) < (await positionOf(one))).toBe(true);
  await page.reload();
  await expect.poll(titles).toEqual(['Três da Bia', 'Um', 'Quatro']);
  expect(await mock.call('GET', `/admin/modules/${three}`)).toMatchObject({
    title: 'Três da Bia',
    description: 'Novo',
  });
  expect(await mock.call('GET', `/admin/modules/${one}`)).toMatchObject({ title: 'Um' });
});

test('an order is stored as a whole: a reload meanwhile asks, and another page does not', async ({
  openAsAuthor,
  mock,
}) => {
  const { id } = await mock.call('POST', '/admin/modules', { course_id: 3, title: 'Provisório', position: 9 });
  const made: string[] = [];
  for (const title of ['A', 'B', 'C', 'D', 'E']) {
    const lesson = { module_id: id, title, position: made.length + 1, is_required: 1, published: 0 };
    made.push(String((await mock.call('POST', '/admin/lessons', lesson))['id']));
  }
  const positions = () =>
    Promise.all(made.map(async (one) => (await mock.call('GET', `/admin/lessons/${one}`))['position']));
  const page = await openAsAuthor(`/admin/curso/3/modulo/${String(id)}/aulas`);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  await mock.fault({ operation: 'updateLesson', delay: 300 });

  for (let row = 1; row < 5; row += 1) await press(page, 'Move up: E');
  await page.evaluate(() => location.reload());
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  await expect.poll(positions).toEqual([2, 3, 4, 5, 1]);

  for (let row = 1; row < 5; row += 1) await press(page, 'Move up: D');
  await page.getByRole('link', { name: 'Courses' }).click();
  await page.waitForURL('**/admin/cursos');
  await expect.poll(positions).toEqual([3, 4, 5, 1, 2]);
});

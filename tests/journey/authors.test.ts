import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openVisit } from '../support/browser.ts';
import { enterAs, sessionOf } from '../support/people.ts';
import { inPortal } from '../support/portal.ts';

const here = inPortal();

/** A call of the API by the other author. */
async function call(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const { address } = here.portal;
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${await sessionOf('admin@exemplo.com.br', address)}`,
      'Content-Type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return Object(await answer.json());
}

async function read(path: string): Promise<Record<string, unknown>> {
  return call('GET', path);
}

/** Opens a page of the portal as an author. */
async function openAs(name: string, path: string): Promise<Page> {
  const { address } = here.portal;
  // What was deleted is asked for again, and the preview's player is not ours.
  const page = await openVisit(here.browser, { name, expected: [/status of 404/, /vimeo/] });
  await enterAs(page, 'admin', address);
  await page.goto(address + path);
  return page;
}

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

async function says(page: Page, text: string): Promise<void> {
  await page.getByText(text).first().waitFor();
}

test('two authors save one lesson, and both changes stay', async () => {
  const [ana, bia] = [await openAs('ana', '/admin/aula/1'), await openAs('bia', '/admin/aula/1')];
  await field(ana, 'Title').waitFor();
  await field(bia, 'Published').uncheck();
  await field(bia, 'Video URL').fill('vimeo.com/123456789');
  await press(bia, 'Save lesson');
  await says(bia, 'Lesson updated!');

  await field(ana, 'Title').press('End');
  await field(ana, 'Title').pressSequentially('!');
  await press(ana, 'Save lesson');
  await says(ana, 'Lesson updated!');
  expect(await read('/admin/lessons/1')).toMatchObject({
    title: 'Um passeio pelo seu perfil!',
    published: 0,
    video_url: 'https://vimeo.com/123456789',
  });
});

test('a course that two authors change is asked about', async () => {
  const [ana, bia] = [await openAs('ana', '/admin/cursos-novo?id=1'), await openAs('bia', '/admin/cursos-novo?id=1')];
  await field(ana, 'Title').fill('Título da Ana');
  await field(ana, 'Content').fill('Texto da Ana');
  await field(bia, 'Title').fill('Título da Bia');
  await field(bia, 'Description').fill('Resumo da Bia');
  await press(bia, 'Save course');
  await says(bia, 'Course saved!');

  await press(ana, 'Save course');
  const question = ana.getByRole('dialog', { name: 'Changed by someone else too' });
  await question.getByText('Título da Bia').waitFor();
  await ana.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await field(ana, 'Title').inputValue()).toBe('Título da Ana');
  expect(await read('/admin/courses/1')).toMatchObject({ title: 'Título da Bia' });

  await press(ana, 'Save course');
  await question.getByRole('button', { name: 'Take theirs' }).click();
  await says(ana, 'Course saved!');
  expect(await read('/admin/courses/1')).toMatchObject({
    title: 'Título da Bia',
    description: 'Resumo da Bia',
    content: 'Texto da Ana',
  });
});

test('a module keeps what the other author wrote, and a deleted one what was typed', async () => {
  const { id } = await call('POST', '/admin/modules', { course_id: 2, title: 'Provisório', position: 9 });
  const page = await openAs('ana', `/admin/curso/2/modulo/${String(id)}`);
  await field(page, 'Title').fill('Título da Ana');
  await call('PUT', `/admin/modules/${String(id)}`, {
    course_id: 2,
    title: 'Provisório',
    description: 'Resumo da Bia',
    position: 7,
  });
  await press(page, 'Save module');
  await says(page, 'Module updated!');
  expect(await read(`/admin/modules/${String(id)}`)).toMatchObject({
    title: 'Título da Ana',
    description: 'Resumo da Bia',
    position: 7,
  });

  await page.goto(`${here.portal.address}/admin/curso/2/modulo/${String(id)}`);
  await field(page, 'Title').fill('Outro título');
  await call('DELETE', `/admin/modules/${String(id)}`);
  await press(page, 'Save module');
  await says(page, 'This module was deleted meanwhile.');
  expect(await field(page, 'Title').inputValue()).toBe('Outro título');
  // A refetch when the window is looked at again does not take the form away.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.waitForTimeout(1500);
  expect(await field(page, 'Title').inputValue()).toBe('Outro título');
});

test('a new order sends no old titles, and neither loses nor brings back a module', async () => {
  const made = [];
  for (const [title, position] of [
    ['Um', 101],
    ['Dois', 102],
    ['Três', 103],
  ] as const)
    made.push((await call('POST', '/admin/modules', { course_id: 3, title, position }))['id']);
  const [one, two, three] = made.map(String);
  const page = await openAs('ana', '/admin/curso/3/modulo');
  await page.getByRole('button', { name: 'Move up: Três' }).waitFor();
  await call('PUT', `/admin/modules/${three}`, {
    course_id: 3,
    title: 'Três da Bia',
    description: 'Novo',
    position: 103,
  });
  await call('DELETE', `/admin/modules/${two}`);
  await call('POST', '/admin/modules', { course_id: 3, title: 'Quatro', position: 104 });
  const titles = async () => (await page.getByRole('rowheader').allTextContents()).slice(-3);
  await press(page, 'Move up: Três');
  await expect.poll(titles).toEqual(['Um', 'Três da Bia', 'Quatro']);
  await press(page, 'Move up: Três da Bia');
  await expect.poll(titles).toEqual(['Três da Bia', 'Um', 'Quatro']);
  await page.reload();
  await expect.poll(titles).toEqual(['Três da Bia', 'Um', 'Quatro']);
  expect(await read(`/admin/modules/${three}`)).toMatchObject({ title: 'Três da Bia', description: 'Novo' });
  expect(await read(`/admin/modules/${one}`)).toMatchObject({ title: 'Um' });
});

import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { logIn, sendLogin, expectHeading, loadedText, expectAccessible } from '../support/steps.ts';
import { expect, test } from '../support/fixtures.ts';

/** A member who registers during the journey. */
interface Newcomer {
  name: string;
  email: string;
  password: string;
}

/** Opens a referral link, fills in the form and confirms the sponsor's card. Ends at the success panel. */
async function register(page: Page, person: Newcomer): Promise<void> {
  await page.goto('/cadastro?ref=2');
  await page.getByLabel('Nome', { exact: true }).fill(person.name);
  await page.getByLabel('E-mail', { exact: true }).fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByLabel('Confirmar senha', { exact: true }).fill(person.password);
  const id = page.getByLabel('ID de indicação', { exact: true });
  expect(await id.inputValue()).toBe('2');
  expect(await id.isEditable()).toBe(false);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Cadastrar' }).click();

  await page.getByText('Dados do indicador').waitFor();
  await page.getByText('Mariana Souza').waitFor();
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await page.getByRole('link', { name: 'Ir para o Login' }).waitFor();
}

/** Follows the link of the preview e-mail to the confirmed address. */
async function confirmEmail(page: Page): Promise<void> {
  const preview = await page.getByRole('link', { name: 'Ver o e-\u2060mail de confirmação' }).getAttribute('href');
  if (!preview) throw new Error('The success panel has no link to the preview mail');
  await page.goto(preview);
  await page.getByRole('link', { name: /confirmar/i }).click();
  await page.waitForURL('**/email-confirmado?success=1');
  await page.getByText('E-mail verificado com sucesso!').waitFor();
}

/** Enrols from the catalogue, which opens the course. */
async function enrol(page: Page, course: string): Promise<void> {
  await page.goto('/cursos');
  await page.getByRole('link', { name: course }).first().click();
  await expectHeading(page, course);
  await page.getByRole('button', { name: 'Inscrever-se no curso' }).click();
  await page.waitForURL(/\/curso\/\d+$/);
  // The page of the enrolment has the same heading.
  await loadedText(page, '/curso/');
  await expectHeading(page, course);
}

/** Opens a lesson of the current course, marks it complete and returns to the course. */
async function completeLesson(page: Page, course: string, lesson: string): Promise<void> {
  const link = page.getByRole('link', { name: new RegExp(`^${lesson}`) }).first();
  if (!(await link.isVisible())) await openModules(page);
  await link.click();
  await expectHeading(page, lesson);
  await page.getByRole('button', { name: 'Marcar como concluída' }).click();
  await page.getByText('Aula marcada como concluída!').waitFor();
  await page.getByRole('link', { name: 'Voltar para o curso' }).click();
  await expectHeading(page, course);
}

/** Opens every collapsed module. */
async function openModules(page: Page): Promise<void> {
  for (const shut of await page.getByRole('main').getByRole('button', { expanded: false }).all()) await shut.click();
}

/** Downloads the certificate of a course. */
async function downloadCertificate(page: Page, course: string): Promise<Buffer> {
  await page.goto('/perfil/certificados');
  const link = page.getByRole('link', { name: new RegExp(`Baixar Certificado.*${course}`) });
  expect(await link.getAttribute('target')).toBe('_blank');
  // The new tab turns into the download and closes immediately, so the listener must exist before the tab opens.
  const download = new Promise<Download>((resolve) => {
    page.once('download', resolve);
    page.context().once('page', (tab) => tab.once('download', resolve));
  });
  await link.click();
  return readFile(await (await download).path());
}

/** Creates a free course from the admin list, and returns to the list. */
async function makeCourse(page: Page, title: string, description: string): Promise<void> {
  await page.getByRole('link', { name: 'AdminCursos' }).first().click();
  await page.getByRole('link', { name: 'New course' }).click();
  await page.getByRole('heading', { level: 1, name: 'New Course' }).waitFor();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill(description);
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.waitForURL('**/admin/cursos');
  await page.getByText(title).first().waitFor();
}

/** Adds a module to a listed course and leaves its module list open. */
async function makeModule(page: Page, course: string, title: string): Promise<void> {
  await page.getByRole('link', { name: `Manage modules: ${course}` }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Add module' }).click();
  await page.getByRole('link', { name: `Lessons in module: ${title}` }).waitFor();
}

/** Adds a lesson to a listed module and publishes it from the list. */
async function makePublishedLesson(page: Page, module: string, title: string, content: string): Promise<void> {
  await page.getByRole('link', { name: `Lessons in module: ${module}` }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Content' }).fill(content);
  await page.getByRole('button', { name: 'Add lesson' }).click();
  await page.getByRole('button', { name: `Publish lesson: ${title}` }).click();
  await page.getByText('Lesson published!').waitFor();
}

const newcomer = {
  name: 'Beatriz Conceição Araújo',
  password: 'segredo bem guardado',
};
const course = 'Primeiros passos na rede';
const lessons = ['Um passeio pelo seu perfil', 'Seu link de indicação', 'Um convite em três frases'];

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}

/** The complete journey of one member, on desktop and phone. */
async function walk(page: Page, email: string): Promise<void> {
  await register(page, { ...newcomer, email });
  await expectAccessible(page);
  await confirmEmail(page);
  await page.getByRole('link', { name: 'Ir para o Login' }).click();
  await sendLogin(page, email, newcomer.password);
  await page.getByRole('heading', { level: 1, name: 'Olá, Beatriz!' }).waitFor();
  await page.getByLabel('Link de indicação').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await enrol(page, course);
  await expectAccessible(page);
  for (const lesson of lessons) await completeLesson(page, course, lesson);
  await expect.poll(() => page.getByRole('progressbar').first().getAttribute('aria-valuenow')).toBe('100');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test('a new member gets from a referral link to a certificate', async ({ page, expectErrors }) => {
  expectErrors(/vimeo/);
  await walk(page, `beatriz${Date.now()}@exemplo.com.br`);
  const file = await downloadCertificate(page, course);
  expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(file.subarray(-7).toString('latin1')).toContain('%%EOF');
});

test('the same journey works on a phone', async ({ newVisit, expectErrors }) => {
  expectErrors(/vimeo/);
  const page = await newVisit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  // A retry registers another person, because the first already exists.
  await walk(page, `beatriz.celular${Date.now()}@exemplo.com.br`);
});

test('a member sees at once what an administrator publishes', async ({ newVisit }) => {
  const title = 'Finanças do primeiro ano';
  const member = await newVisit();
  await logIn(member, 'member');
  await member.goto('/cursos');
  await member.getByText(course).first().waitFor();
  expect(await member.getByText(title).count()).toBe(0);

  const admin = await newVisit();
  await logIn(admin, 'admin');
  await makeCourse(admin, title, 'Como separar as contas e formar uma reserva.');
  await makeModule(admin, title, 'Antes de começar');
  await makePublishedLesson(
    admin,
    'Antes de começar',
    'Duas contas, dois bolsos',
    'Abra uma conta **só para o negócio**.',
  );
  await expectAccessible(admin);

  await enrol(member, title);
  await member.getByRole('link', { name: 'Duas contas, dois bolsos', exact: true }).click();
  await member.getByRole('heading', { level: 1, name: 'Duas contas, dois bolsos' }).waitFor();
  expect(await member.locator('strong', { hasText: 'só para o negócio' }).count()).toBe(1);
});

test('the login page names the page that requires it', async ({ page }) => {
  await page.goto('/perfil/ganhos');
  await page.waitForURL('**/login');
  await page.getByText('Você precisa estar logado para ver seus ganhos.').waitFor();
  await page.goto('/um/caminho/qualquer');
  await page.getByRole('heading', { level: 1, name: '404 - Página não encontrada' }).waitFor();
  await expectAccessible(page);
});

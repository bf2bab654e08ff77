import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright';
import { expect } from 'vitest';

/** A member who registers during the journey. */
export interface Newcomer {
  name: string;
  email: string;
  password: string;
}

async function heading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/**
 * Opens a referral link, fills the form and confirms the sponsor's card. Ends at the success panel.
 */
export async function register(page: Page, address: string, person: Newcomer): Promise<void> {
  await page.goto(`${address}/cadastro?ref=2`);
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
export async function confirmEmail(page: Page): Promise<void> {
  const preview = await page.getByRole('link', { name: 'Ver o e-mail de confirmação' }).getAttribute('href');
  if (!preview) throw new Error('The success panel has no link to the preview mail');
  await page.goto(preview);
  await page.getByRole('link', { name: /confirmar/i }).click();
  await page.waitForURL('**/email-confirmado?success=1');
  await page.getByText('E-mail verificado com sucesso!').waitFor();
}

/** Logs in with the form and ends at the profile. */
export async function logIn(page: Page, address: string, email: string, password: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/perfil');
}

/** Enrols from the catalogue, which opens the course. */
export async function enrol(page: Page, address: string, course: string): Promise<void> {
  await page.goto(`${address}/cursos`);
  await page.getByRole('link', { name: course }).first().click();
  await heading(page, course);
  await page.getByRole('button', { name: 'Inscrever-se no curso' }).click();
  await page.waitForURL(/\/curso\/\d+$/);
  await heading(page, course);
}

/** Opens a lesson of the current course, marks it complete and returns to the course. */
export async function completeLesson(page: Page, course: string, lesson: string): Promise<void> {
  const link = page.getByRole('link', { name: lesson, exact: true }).first();
  if (!(await link.isVisible())) await openModules(page);
  await link.click();
  await heading(page, lesson);
  await page.getByRole('button', { name: 'Marcar como concluída' }).click();
  await page.getByText('Aula marcada como concluída!').waitFor();
  await page.getByRole('link', { name: 'Voltar para o curso' }).click();
  await heading(page, course);
}

/** Opens every closed module. */
async function openModules(page: Page): Promise<void> {
  for (const shut of await page.getByRole('main').getByRole('button', { expanded: false }).all()) await shut.click();
}

/** Downloads the certificate of a course. */
export async function downloadCertificate(page: Page, address: string, course: string): Promise<Buffer> {
  await page.goto(`${address}/perfil/certificados`);
  const link = page.getByRole('link', { name: new RegExp(`Baixar Certificado.*${course}`) });
  expect(await link.getAttribute('target')).toBe('_blank');
  // The new tab turns into the download and closes at once, so its event is listened for before it
  // opens.
  const download = new Promise<Download>((resolve) => {
    page.once('download', resolve);
    page.context().once('page', (tab) => tab.once('download', resolve));
  });
  await link.click();
  return readFile(await (await download).path());
}

import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Someone who joins in the journey. */
export interface Newcomer {
  name: string;
  email: string;
  password: string;
}

async function heading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Opens the link a sponsor shares, fills the form, sees the sponsor's card and confirms. Leaves the success panel open. */
export async function register(page: Page, address: string, person: Newcomer): Promise<void> {
  await page.goto(`${address}/cadastro?ref=2`);
  await page.getByLabel('Nome', { exact: true }).fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByLabel('Confirmar senha').fill(person.password);
  const id = page.getByLabel('ID de indicação');
  expect(await id.inputValue()).toBe('2');
  expect(await id.isEditable()).toBe(false);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Cadastrar' }).click();

  await page.getByText('Dados do indicador').waitFor();
  await page.getByText('Mariana', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await page.getByRole('link', { name: 'Ir para o Login' }).or(page.getByRole('button', { name: 'Ir para o Login' })).waitFor();
}

/** From the success panel to the preview mail, through its link, to the confirmed address. */
export async function confirmEmail(page: Page): Promise<void> {
  const preview = await page.getByRole('link', { name: /e-mail/i }).first().getAttribute('href');
  if (!preview) throw new Error('The success panel has no link to the preview mail');
  await page.goto(preview);
  await page.getByRole('link', { name: /confirmar/i }).click();
  await page.waitForURL('**/email-confirmado?success=1');
  await page.getByText('E-mail verificado com sucesso!').waitFor();
}

/** Logs in by the form and arrives on the profile. */
export async function logIn(page: Page, address: string, email: string, password: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/perfil');
}

/** From the catalogue to an enrolment, and on to the course by itself. */
export async function enrol(page: Page, course: string): Promise<void> {
  await page.getByRole('link', { name: 'Catálogo' }).first().click();
  await heading(page, /cursos/i);
  await page.getByRole('link', { name: course }).first().click();
  await heading(page, course);
  await page.getByRole('button', { name: 'Inscrever-se no curso' }).click();
  await page.waitForURL(/\/curso\/\d+$/);
  await heading(page, course);
}

/** Opens a lesson of the course being shown, marks it complete and goes back to the course. */
export async function completeLesson(page: Page, lesson: string): Promise<void> {
  await page.getByRole('link', { name: lesson }).click();
  await heading(page, lesson);
  await page.getByRole('button', { name: 'Marcar como concluída' }).click();
  await page.getByText('Aula marcada como concluída!').waitFor();
}

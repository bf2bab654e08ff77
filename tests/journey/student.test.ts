import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openVisit } from '../support/browser.ts';
import { logIn } from './pageSteps.ts';
import { inPortal } from '../support/portal.ts';

const password = 'portal123';
/** Lessons of the enrolled course. */
const lessons = 6;

const here = inPortal();

async function complete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Marcar como concluída', exact: true }).click();
  await page.getByText('Aula marcada como concluída!', { exact: true }).waitFor();
}

test('a returning student continues where she left off', async () => {
  const page = await openVisit(here.browser, { name: 'student', expected: [/vimeo/] });
  await logIn(page, here.portal.address, 'inativa@exemplo.com.br', password);
  await page.goto(`${here.portal.address}/cursos`);
  await page.getByRole('searchbox', { name: 'Buscar cursos' }).fill('prospeccao');
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await page.getByRole('link', { name: /^Prospecção e convite/ }).click();
  await page.getByRole('button', { name: 'Inscrever-se no curso' }).click();
  await page.waitForURL(/\/curso\/2$/);

  await page.getByRole('link', { name: 'Começar: Cinquenta nomes em quinze minutos' }).click();
  await complete(page);
  await page.getByRole('link', { name: 'Próxima aula Por onde começar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Por onde começar' }).waitFor();
  await page.getByRole('button', { name: 'Marcar como concluída', exact: true }).waitFor();

  await page.goto(`${here.portal.address}/perfil/cursos`);
  await page.getByRole('link', { name: 'Continuar: Por onde começar' }).click();
  for (let lesson = 2; lesson < lessons; lesson += 1) {
    await complete(page);
    await page.getByRole('link', { name: /^Próxima aula / }).click();
  }
  await complete(page);
  await page.getByText('Você concluiu todas as aulas deste curso.').waitFor();
  await page.getByRole('link', { name: 'Ver certificado' }).click();
  await page.getByRole('link', { name: /^Baixar Certificado de Prospecção e convite/ }).waitFor();
});

test('a premium course explains why it is closed, and links to the subscription', async () => {
  const page = await openVisit(here.browser, { name: 'closed', expected: [/403/] });
  await logIn(page, here.portal.address, 'inativa@exemplo.com.br', password);
  await page.goto(`${here.portal.address}/curso-iniciar/4`);
  const dialog = page.getByRole('dialog', { name: 'Este curso é premium.' });
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Fechar' }).first().click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Inscrever-se no curso' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Por que não posso me inscrever?' }).click();
  await dialog.getByRole('link', { name: 'Fazer Assinatura' }).click();
  await page.waitForURL('**/assinatura');
});

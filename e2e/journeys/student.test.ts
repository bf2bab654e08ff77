import type { Page } from '@playwright/test';
import { logIn, press, expectText, expectHeading } from '../support/steps.ts';
import { expect, test } from '../support/fixtures.ts';

/** Lessons of the enrolled course. */
const lessons = 6;

async function complete(page: Page): Promise<void> {
  await press(page, 'Marcar como concluída');
  await expectText(page, 'Aula marcada como concluída!');
}

test('a returning student continues where she left off', async ({ page, expectErrors }) => {
  expectErrors(/vimeo/);
  await logIn(page, 'member without a plan');
  await page.goto('/cursos');
  await page.getByRole('searchbox', { name: 'Buscar cursos' }).fill('prospeccao');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: /^Prospecção e convite/ }).click();
  await press(page, 'Inscrever-se no curso');
  await page.waitForURL(/\/curso\/2$/);

  await page.getByRole('link', { name: 'Começar', exact: true }).click();
  await complete(page);
  await page.getByRole('link', { name: 'Próxima: Por onde começar' }).click();
  await expectHeading(page, 'Por onde começar');
  await expect(page.getByRole('button', { name: 'Marcar como concluída', exact: true })).toBeVisible();

  await page.goto('/perfil/cursos');
  await page.getByRole('link', { name: 'Continuar', exact: true }).click();
  for (let lesson = 2; lesson < lessons; lesson += 1) {
    await complete(page);
    await page.getByRole('link', { name: /^Próxima: / }).click();
  }
  await complete(page);
  await expectText(page, 'Você concluiu todas as aulas deste curso.');
  await page.getByRole('link', { name: 'Ver certificado' }).click();
  await expect(page.getByRole('link', { name: /^Baixar Certificado de Prospecção e convite/ })).toBeVisible();
});

test('continues with the next lesson when an author has deleted the last one', async ({ page, mock, expectErrors }) => {
  expectErrors(/vimeo/);
  await logIn(page, 'member');
  await page.goto('/curso/aula/7');
  await expectHeading(page, 'Quando a resposta é não');
  await expect(page.getByRole('link', { name: /^Próxima: / })).toBeVisible();
  await mock.call('DELETE', '/admin/lessons/7');
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();
  // Data of the last second is not read again.
  await page.waitForTimeout(1_000);
  await page.getByRole('link', { name: /^Continuar o curso Prospecção e convite/ }).click();
  await expect(page).toHaveURL(/\/curso\/aula\/8$/);
  await expect(page.getByRole('button', { name: 'Marcar como concluída' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/perfil$/);
});

test('back shows the modules that were open, and the same place', async ({ page, expectErrors }) => {
  expectErrors(/vimeo/);
  await page.setViewportSize({ width: 1024, height: 500 });
  await logIn(page, 'member');
  await page.goto('/curso/2');
  await page.getByRole('button', { name: /^Módulo 1/ }).click();
  const lesson = page.getByRole('link', { name: /^Do cadastro à primeira semana/ });
  await lesson.click();
  await expectHeading(page, 'Do cadastro à primeira semana');
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Módulo 1/, expanded: false })).toBeVisible();
  await expect(lesson).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('a premium course explains why it is closed, and links to the subscription', async ({ page, expectErrors }) => {
  expectErrors(/status of 403/);
  await logIn(page, 'member without a plan');
  await page.goto('/curso-iniciar/4');
  const dialog = page.getByRole('dialog', { name: 'Este curso é premium.' });
  await dialog.getByRole('button', { name: 'Fechar' }).first().click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Inscrever-se no curso' })).toBeDisabled();
  await press(page, 'Como ter acesso');
  await dialog.getByRole('link', { name: 'Fazer Assinatura' }).click();
  await page.waitForURL('**/assinatura');
});

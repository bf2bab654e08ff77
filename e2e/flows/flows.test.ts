import type { Page } from '@playwright/test';
import { paths, pathTo } from '../../apps/portal/src/shared/page/paths.ts';
import { expect } from '../support/fixtures.ts';
import { expectText, goToCheckout, loadedText, press, type } from '../support/steps.ts';
import { enter, test } from './flowTest.ts';

const forVisitors = [
  paths.home,
  paths.terms,
  paths.login,
  paths.registration,
  paths.passwordRecovery,
  paths.catalogue,
  pathTo.coursePreview(1),
  '/nowhere',
];
const forAdmins = [
  paths.adminCourses,
  paths.adminCourseForm,
  pathTo.adminCourse(1),
  pathTo.adminModules(1),
  pathTo.adminModule(1, 1),
  pathTo.adminLessons(1, 1),
  pathTo.adminLesson(1),
];
const forMembers = Object.values(paths).filter(
  (path) => !forVisitors.includes(path) && !path.includes(':') && !path.startsWith('/admin'),
);

/** Opens pages and expects a heading and no failure. */
async function readAll(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    expect(await loadedText(page), address).not.toMatch(/Algo deu errado|^Erro /m);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(/\w/);
  }
}

test('a visitor reads every open page', ({ page }) => readAll(page, forVisitors));

test('a member logs in, reads every page of members, and logs out', async ({ page }) => {
  await enter(page, 'member');
  await readAll(page, [...forMembers, pathTo.course(1), pathTo.lesson(1)]);
  await press(page, 'Sair');
  await page.waitForURL(`**${paths.login}`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a member filters the network', async ({ page }) => {
  await enter(page, 'member');
  await page.goto(paths.referrals);
  await type(page.getByLabel('Nome', { exact: true }), 'zzzz');
  const nobody = page.getByText('Nenhum indicado com estes filtros.').first();
  await expect(nobody).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
  await expect(nobody).toBeHidden();
});

test('a member shows the QR code and the bank data, and edits the profile', async ({ page }) => {
  await enter(page, 'member');
  await press(page, 'Mostrar QR code');
  await expect(page.getByRole('dialog', { name: 'QR code do seu link' }).locator('svg').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mostrar dados' }).click();
  await expectText(page, '529.982.247-25');
  await press(page, 'Editar perfil');
  await type(page.getByLabel('Nome', { exact: true }), 'Mariana de Outro Navegador');
  await press(page, 'Salvar');
  await expectText(page, 'Perfil atualizado com sucesso!');
  await expectText(page, 'Mariana de Outro Navegador');
});

test('somebody without a plan pays and comes back', async ({ page }) => {
  await enter(page, 'member without a plan');
  await page.goto(paths.subscription);
  await goToCheckout(page);
  await press(page, 'Pagar');
  await page.waitForURL(`**${paths.paymentSuccess}*`);
  await expectText(page, 'Sua assinatura está ativa');
});

test('an administrator reads every page of courses and creates one', async ({ page }) => {
  await enter(page, 'admin');
  await readAll(page, forAdmins);
  await page.goto(paths.adminCourseForm);
  await type(page.getByLabel('Title', { exact: true }), 'Curso de outro navegador');
  await press(page, 'Save course');
  await expectText(page, 'Course saved!');
  await page.goto(paths.adminCourses);
  await expectText(page, 'Curso de outro navegador');
});

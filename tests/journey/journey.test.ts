import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { makeCourse, makeModule, makePublishedLesson } from './adminSteps.ts';
import { openVisit } from './browser.ts';
import { completeLesson, confirmEmail, downloadCertificate, enrol, logIn, register } from './memberSteps.ts';
import { inPortal } from './inPortal.ts';

const newcomer = {
  name: 'Beatriz Conceição Araújo',
  password: 'segredo bem guardado',
};
const course = 'Primeiros passos na rede';
const lessons = ['Um passeio pelo seu perfil', 'Seu link de indicação', 'Um convite em três frases'];

const here = inPortal();

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`).join('\n')).toBe('');
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}

/** The whole journey of one member, on desktop and phone. */
async function walk(page: Page, email: string): Promise<void> {
  await register(page, here.portal.address, { ...newcomer, email });
  await expectAccessible(page);
  await confirmEmail(page);
  await page.getByRole('link', { name: 'Ir para o Login' }).click();
  await logIn(page, here.portal.address, email, newcomer.password);
  await page.getByRole('heading', { level: 1, name: 'Olá, Beatriz!' }).waitFor();
  await page.getByLabel('Link de indicação').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await enrol(page, here.portal.address, course);
  await expectAccessible(page);
  for (const lesson of lessons) await completeLesson(page, course, lesson);
  await expect.poll(() => page.getByRole('progressbar').first().getAttribute('aria-valuenow')).toBe('100');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test('a new member gets from a referral link to a certificate', async () => {
  const page = await openVisit(here.browser, { name: 'newcomer', expected: [/vimeo/] });
  await walk(page, `beatriz${Date.now()}@exemplo.com.br`);
  const file = await downloadCertificate(page, here.portal.address, course);
  expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(file.subarray(-7).toString('latin1')).toContain('%%EOF');
});

test('the same journey works on a phone', async () => {
  const page = await openVisit(here.browser, {
    name: 'phone',
    expected: [/vimeo/],
    context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  });
  // A retry registers another person, because the first already exists.
  await walk(page, `beatriz.celular${Date.now()}@exemplo.com.br`);
});

test('a member sees at once what an administrator publishes', async () => {
  const title = 'Finanças do primeiro ano';
  const member = await openVisit(here.browser, { name: 'member' });
  await logIn(member, here.portal.address, 'ativa@exemplo.com.br', 'portal123');
  await member.goto(`${here.portal.address}/cursos`);
  await member.getByText(course).first().waitFor();
  expect(await member.getByText(title).count()).toBe(0);

  const admin = await openVisit(here.browser, { name: 'admin' });
  await logIn(admin, here.portal.address, 'admin@exemplo.com.br', 'portal123');
  await makeCourse(admin, title, 'Como separar as contas e formar uma reserva.');
  await makeModule(admin, title, 'Antes de começar');
  await makePublishedLesson(
    admin,
    'Antes de começar',
    'Duas contas, dois bolsos',
    'Abra uma conta **só para o negócio**.',
  );
  await expectAccessible(admin);

  await enrol(member, here.portal.address, title);
  await member.getByRole('link', { name: 'Duas contas, dois bolsos', exact: true }).click();
  await member.getByRole('heading', { level: 1, name: 'Duas contas, dois bolsos' }).waitFor();
  expect(await member.locator('strong', { hasText: 'só para o negócio' }).count()).toBe(1);
});

test('the login page names the page that requires it', async () => {
  const page = await openVisit(here.browser, { name: 'visitor' });
  await page.goto(`${here.portal.address}/perfil/ganhos`);
  await page.waitForURL('**/login');
  await page.getByText('Você precisa estar logado para ver seus ganhos.').waitFor();
  await page.goto(`${here.portal.address}/um/caminho/qualquer`);
  await page.getByRole('heading', { level: 1, name: '404 - Página não encontrada' }).waitFor();
  await expectAccessible(page);
});

import type { Page } from '@playwright/test';
import { expect, test as portalTest } from '../support/fixtures.ts';
import type { Account } from '../support/mock.ts';
import { enterAs, expectText, press } from '../support/steps.ts';

/** Opens a form of the profile in a browser of its own. */
type OpenForm = (button: string, account?: Account) => Promise<Page>;

const test = portalTest.extend<{ openForm: OpenForm }>({
  openForm: ({ newVisit, mock }, use) =>
    use(async (button, account = 'member') => {
      const page = await newVisit();
      await enterAs(page, account, mock);
      await page.goto('/perfil');
      await press(page, button);
      await page.getByRole('button', { name: 'Salvar', exact: true }).waitFor();
      return page;
    }),
});

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

/** The question about fields that were changed on both devices. */
function questionOn(page: Page) {
  return page.getByRole('dialog', { name: 'Mudou em outro lugar também' });
}

const bankPath = '/perfil/minha-conta-bancaria';

test('a name corrected here leaves the e-mail that was changed on the phone', async ({ openForm, mock }) => {
  const laptop = await openForm('Editar perfil');
  const phone = await openForm('Editar perfil');
  await field(phone, 'E-mail').fill('mariana.nova@exemplo.com.br');
  await press(phone, 'Salvar');
  await expectText(phone, 'Perfil atualizado com sucesso!');

  await field(laptop, 'Nome').fill('Mariana de Souza');
  await press(laptop, 'Salvar');
  await expectText(laptop, 'Perfil atualizado com sucesso!');
  await expectText(laptop, 'mariana.nova@exemplo.com.br');
  expect(await mock.call('GET', '/perfil', undefined, 'member')).toMatchObject({
    user: { name: 'Mariana de Souza', email: 'mariana.nova@exemplo.com.br' },
  });
});

test('a branch corrected here leaves the account and the PIX key that were replaced on the phone', async ({
  openForm,
  mock,
}) => {
  const laptop = await openForm('Editar dados bancários');
  const phone = await openForm('Editar dados bancários');
  await field(phone, 'Número da conta').fill('777-7');
  await phone.getByLabel('Chave PIX').fill('nova@exemplo.com.br');
  await press(phone, 'Salvar');
  await expectText(phone, 'Dados bancários salvos com sucesso!');

  await field(laptop, 'Número da agência').fill('4321-0');
  await press(laptop, 'Salvar');
  await expectText(laptop, 'Dados bancários salvos com sucesso!');
  expect(await mock.call('GET', bankPath, undefined, 'member')).toMatchObject({
    conta: { numero_agencia: '4321-0', numero_conta: '777-7', chave_pix: 'nova@exemplo.com.br' },
  });
});

test('an account that was typed on both devices is asked about', async ({ openForm, mock }) => {
  const [laptop, phone] = [
    await openForm('Cadastrar dados bancários', 'member without a plan'),
    await openForm('Cadastrar dados bancários', 'member without a plan'),
  ];
  for (const [page, account] of [
    [phone, '777-7'],
    [laptop, '111-1'],
  ] as const) {
    await field(page, 'Nome completo').fill('Patrícia Gonçalves');
    await field(page, 'CPF').fill('52998224725');
    await field(page, 'Nome do banco').fill('Caixa');
    await field(page, 'Código do banco').fill('104');
    await field(page, 'Número da agência').fill('0042');
    await field(page, 'Número da conta').fill(account);
    await press(page, 'Salvar');
  }
  await expectText(phone, 'Dados bancários salvos com sucesso!');

  const question = questionOn(laptop);
  await expect(question.getByRole('term')).toHaveText(['Número da conta']);
  await expect(question.getByRole('definition')).toHaveText([/^Digitado aqui\s*111-1$/, /^Salvo lá\s*777-7$/]);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await field(laptop, 'Número da conta').inputValue()).toBe('111-1');
  const stored = () => mock.call('GET', bankPath, undefined, 'member without a plan');
  expect(await stored()).toMatchObject({ conta: { numero_conta: '777-7' } });

  await press(laptop, 'Salvar');
  await question.getByRole('button', { name: 'Usar o digitado aqui' }).click();
  await expectText(laptop, 'Dados bancários salvos com sucesso!');
  expect(await stored()).toMatchObject({ conta: { numero_conta: '111-1', numero_agencia: '0042' } });
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { requestsTo } from '../../stories/mock.ts';
import { paste, replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { pressable } from '../../stories/storyChecks.ts';
import { fillBankForm, openBankForm, path } from './storySteps.ts';

/** Hints of the form. They do not prevent a save. */
const meta = {
  title: 'Telas/Conta/Perfil: dicas dos dados bancários',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { session: 'inactive' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name and code of a listed bank go together, and no other name keeps a bank's code; a code of the list may have one. */
export const Default: Story = {
  name: 'Nome e código do banco',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    const name = block.getByLabelText('Nome do banco');
    const code = block.getByLabelText('Código do banco');
    await userEvent.type(name, '341');
    await expect(await within(document.body).findByRole('option', { name: /Itaú/ })).toBeVisible();
    await userEvent.tab();
    await expect(name).toHaveValue('Itaú');
    await expect(code).toHaveValue('341');
    await replaceText(code, '756');
    await expect(name).toHaveValue('Sicoob');
    await userEvent.tripleClick(name);
    await userEvent.keyboard('PagBank');
    await expect(code).toHaveValue('290');
    await userEvent.tripleClick(name);
    await userEvent.keyboard('Banco da Vila');
    await expect(code).toHaveValue('');
    await paste(code, '001');
    await expect(name).toHaveValue('Banco da Vila');
    await expect(code).toHaveAccessibleDescription('Na nossa lista, este é o código de Banco do Brasil.');
  },
};

/** Says which kind of key the typed one is, or asks; writes it as PIX has it, and sends it so. */
export const PixKinds: Story = {
  name: 'PIX: tipo de chave',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await fillBankForm(block);
    const key = block.getByLabelText('Chave PIX');
    for (const [typed, kind, written] of [
      ['11.222.333/0001-81', 'CNPJ', '11222333000181'],
      ['123E4567-E89B-42D3-A456-426614174000', 'Chave aleatória', '123e4567-e89b-42d3-a456-426614174000'],
      ['+55 (11) 98765-4321', 'Celular', '+5511987654321'],
    ] as const) {
      await replaceText(key, typed);
      await expect(await block.findByText(`Tipo de chave: ${kind}.`)).toBeVisible();
      await expect(key).toHaveValue(typed);
      await userEvent.tab();
      await expect(key).toHaveValue(written);
    }
    await replaceText(key, '11912345684');
    await expect(await block.findByText('Esta chave é um CPF ou um celular?')).toBeVisible();
    await userEvent.click(block.getByRole('button', { name: 'É um celular: usar +5511912345684' }));
    await expect(key).toHaveValue('+5511912345684');
    await expect(block.getByText('Tipo de chave: Celular.')).toBeVisible();
    await replaceText(key, '11912345684');
    await userEvent.click(await block.findByRole('button', { name: 'É um CPF' }));
    await expect(key).toHaveValue('11912345684');
    await expect(key).toHaveFocus();
    await expect(block.getByText('Tipo de chave: CPF.')).toBeVisible();
    await expect(block.queryByText('Esta chave é um CPF ou um celular?')).toBeNull();
    await replaceText(key, 'PATRICIA@EXEMPLO.COM.BR');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(requestsTo(`POST ${path}`)).toMatchObject([{ chave_pix: 'patricia@exemplo.com.br' }]));
  },
};

/** Wrong check digits and a key that PIX does not know show hints; both are sent as typed. */
export const Doubtful: Story = {
  name: 'CPF e chave duvidosos',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await fillBankForm(block);
    const [cpf, key] = [block.getByLabelText<HTMLInputElement>('CPF'), block.getByLabelText('Chave PIX')];
    cpf.select();
    await paste(cpf, '52998224724');
    await expect(cpf).toHaveAccessibleDescription('Confira os números do CPF.');
    await paste(key, 'patricia@exemplo');
    await expect(key).toHaveAccessibleDescription('Usamos esta chave só para pagar seus saques.');
    await userEvent.tab();
    await expect(key).toHaveAccessibleDescription('Não reconhecemos esta chave PIX. Confira.');
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(requestsTo(`POST ${path}`)).toMatchObject([{ cpf: '529.982.247-24', chave_pix: 'patricia@exemplo' }]),
    );
  },
};

export const HolderDiffers: Story = {
  name: 'Outro titular',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await paste(block.getByLabelText('Nome completo'), 'João Prado');
    await expect(block.queryByText(/é diferente do seu perfil/)).toBeNull();
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
    const saveOffset = () =>
      topOf(block.getByRole('button', { name: 'Salvar' })) - topOf(block.getByLabelText('Nome completo'));
    const before = saveOffset();
    await userEvent.tab();
    await expect(block.getByText('O nome é diferente do seu perfil. Confira se a conta é sua.')).toBeVisible();
    // The button must not move while a press on it blurs the field.
    await expect(saveOffset()).toBe(before);
    await replaceText(block.getByLabelText('Nome completo'), 'patricia goncalves');
    await expect(block.queryByText(/é diferente do seu perfil/)).toBeNull();
  },
};

/** A listed bank with a code that is not its own: asks before anything is sent. */
export const BanksDiffer: Story = {
  name: 'Nome e código de dois bancos',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await fillBankForm(block);
    await replaceText(block.getByLabelText('Código do banco'), '999');
    const press = () => userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await press();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confira o banco' }));
    await expect(dialog.getByText('O código de Caixa é 104, e o informado é 999.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Corrigir' }));
    await expect(requestsTo(`POST ${path}`)).toEqual([]);
    await press();
    await userEvent.click(await pressable(await screen.findByRole('button', { name: 'Salvar assim' })));
    await waitFor(() =>
      expect(requestsTo(`POST ${path}`)).toMatchObject([{ nome_banco: 'Caixa', codigo_banco: '999' }]),
    );
  },
};

/** Pasted texts stay whole, and one that is too long is refused. */
export const TooLong: Story = {
  name: 'Colado longo demais',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await fillBankForm(block);
    for (const [label, text, error] of [
      ['Chave PIX', 'x'.repeat(170), 'Use no máximo 140 caracteres.'],
      ['Número da conta', 'Agência 1234-5 Conta corrente 98765-43', 'Use no máximo 20 caracteres.'],
      ['CPF', '529982247259', 'Confira os números do CPF.'],
    ] as const) {
      const field = block.getByLabelText<HTMLInputElement>(label);
      field.select();
      await paste(field, text);
      await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
    }
    await expect(requestsTo(`POST ${path}`)).toEqual([]);
  },
};

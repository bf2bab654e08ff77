import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { requestsTo } from '../../stories/mock.ts';
import { paste, replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
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

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await expect(block.getByLabelText('CPF')).toHaveAccessibleDescription('Do titular da conta.');
    await expect(block.getByLabelText('Chave PIX')).toHaveAccessibleDescription(
      'Usamos esta chave só para pagar seus saques.',
    );
  },
};

/** Says which kind of key the typed one is. */
export const PixKinds: Story = {
  name: 'PIX: tipo de chave',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    const key = block.getByLabelText('Chave PIX');
    for (const [typed, kind] of [
      ['11.222.333/0001-81', 'CNPJ'],
      ['123e4567-e89b-42d3-a456-426614174000', 'Chave aleatória'],
    ] as const) {
      await replaceText(key, typed);
      await expect(await block.findByText(`Tipo de chave: ${kind}.`)).toBeVisible();
    }
  },
};

/** Wrong check digits show a hint; the server decides. */
export const CpfDoubtful: Story = {
  name: 'CPF duvidoso',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await fillBankForm(block);
    const cpf = block.getByLabelText<HTMLInputElement>('CPF');
    await userEvent.click(cpf);
    // `userEvent.clear` counts the characters before the mask, and would leave some.
    cpf.setSelectionRange(0, cpf.value.length);
    await userEvent.keyboard('529982247245');
    await expect(cpf).toHaveValue('529.982.247-24');
    await expect(block.getByText('Confira os números do CPF.')).toBeVisible();
    await userEvent.click(block.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(requestsTo(`POST ${path}`)).toMatchObject([{ cpf: '529.982.247-24' }]));
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

/** Name and code of a listed bank go together; a bank outside the list keeps its name. */
export const Banks: Story = {
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
    await replaceText(name, 'Banco da Vila');
    await replaceText(code, '001');
    await expect(name).toHaveValue('Banco da Vila');
    await expect(code).toHaveValue('001');
  },
};

/**
 * A mobile number without +55, which PIX requires: the key stays as typed unless the user accepts
 * the offer.
 */
export const PixPhoneWithoutCountry: Story = {
  name: 'PIX: telefone sem país',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await paste(block.getByLabelText('Chave PIX'), '(11) 98765-4321');
    await expect(block.getByText('No PIX, o celular começa com +55 e o DDD.')).toBeVisible();
    await expect(block.getByLabelText('Chave PIX')).toHaveValue('(11) 98765-4321');
    await userEvent.click(block.getByRole('button', { name: 'Usar +5511987654321' }));
    await expect(block.getByLabelText('Chave PIX')).toHaveValue('+5511987654321');
    await expect(block.getByLabelText('Chave PIX')).toHaveFocus();
    await expect(block.queryByText('No PIX, o celular começa com +55 e o DDD.')).toBeNull();
  },
};

/** Eleven digits may be a CPF or a number: the field asks. */
export const PixCpfOrPhone: Story = {
  name: 'PIX: CPF ou telefone',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    const key = block.getByLabelText('Chave PIX');
    await paste(key, '11912345684');
    await expect(block.getByText('Esta chave é um CPF ou um celular?')).toBeVisible();
    await userEvent.click(block.getByRole('button', { name: 'É um celular: usar +5511912345684' }));
    await expect(key).toHaveValue('+5511912345684');
    await expect(block.getByText('Tipo de chave: Celular.')).toBeVisible();
    await replaceText(key, '11912345684');
    await userEvent.click(block.getByRole('button', { name: 'É um CPF' }));
    await expect(key).toHaveValue('11912345684');
    await expect(key).toHaveFocus();
    await expect(block.getByText('Tipo de chave: CPF.')).toBeVisible();
    await expect(block.queryByText('Esta chave é um CPF ou um celular?')).toBeNull();
  },
};

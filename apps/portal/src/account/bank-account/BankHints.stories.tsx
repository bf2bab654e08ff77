import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { requestsTo, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { fillBankForm, openBankForm } from './storySteps.ts';
import { expectNoSidewaysScroll } from '../../stories/storyChecks.ts';

const path = '/perfil/minha-conta-bancaria';

/** Hints of the form; none prevents saving. */
const meta = {
  title: 'Telas/Conta/Perfil: dicas dos dados bancários',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('inativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types a PIX key into the form. */
async function typeKey(element: HTMLElement, key: string) {
  const block = await openBankForm(element);
  await userEvent.type(block.getByLabelText('Chave PIX'), key);
  return block;
}

/** A key of one kind. */
function kind(key: string, word: string): Story {
  return {
    play: async ({ canvasElement }) => {
      const block = await typeKey(canvasElement, key);
      await expect(block.getByText(`Tipo de chave: ${word}.`)).toBeVisible();
      await expect(block.queryByRole('button', { name: /^É um/ })).toBeNull();
    },
  };
}

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
    await userEvent.type(block.getByLabelText('Nome completo'), 'João Prado');
    await expect(block.queryByText(/é diferente do seu perfil/)).toBeNull();
    await userEvent.tab();
    await expect(block.getByText('O nome é diferente do seu perfil. Confira se a conta é sua.')).toBeVisible();
    await userEvent.clear(block.getByLabelText('Nome completo'));
    await userEvent.type(block.getByLabelText('Nome completo'), 'patricia goncalves');
    await expect(block.queryByText(/é diferente do seu perfil/)).toBeNull();
  },
};

export const BankByCode: Story = {
  name: 'Banco pelo código',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await userEvent.type(block.getByLabelText('Nome do banco'), '341');
    await expect(await within(document.body).findByRole('option', { name: /Itaú/ })).toBeVisible();
    await userEvent.tab();
    await expect(block.getByLabelText('Nome do banco')).toHaveValue('Itaú');
    await expect(block.getByLabelText('Código do banco')).toHaveValue('341');
  },
};

export const CodeBringsBank: Story = {
  name: 'O código traz o banco',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await userEvent.type(block.getByLabelText('Nome do banco'), 'caixa');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.clear(block.getByLabelText('Código do banco'));
    await userEvent.type(block.getByLabelText('Código do banco'), '756');
    await expect(block.getByLabelText('Nome do banco')).toHaveValue('Sicoob');
  },
};

export const BankOutsideTheList: Story = {
  name: 'Banco fora da lista',
  play: async ({ canvasElement }) => {
    const block = await openBankForm(canvasElement);
    await userEvent.type(block.getByLabelText('Nome do banco'), 'Banco da Vila');
    await userEvent.type(block.getByLabelText('Código do banco'), '001');
    await expect(block.getByLabelText('Nome do banco')).toHaveValue('Banco da Vila');
    await expect(block.getByLabelText('Código do banco')).toHaveValue('001');
  },
};

export const PixCpf: Story = { ...kind('529.982.247-25', 'CPF'), name: 'PIX: CPF' };
export const PixCnpj: Story = { ...kind('12.ABC.345/01DE-35', 'CNPJ'), name: 'PIX: CNPJ' };
export const PixEmail: Story = { ...kind('patricia@exemplo.com.br', 'E-mail'), name: 'PIX: e-mail' };
export const PixPhone: Story = { ...kind('+5511987654321', 'Celular'), name: 'PIX: celular' };
export const PixRandom: Story = {
  ...kind('123e4567-e89b-12d3-a456-426614174000', 'Chave aleatória'),
  name: 'PIX: chave aleatória',
};

export const PixUnknown: Story = {
  name: 'PIX: tipo desconhecido',
  play: async ({ canvasElement }) => {
    const block = await typeKey(canvasElement, 'minha chave');
    await expect(block.queryByText(/^Tipo de chave/)).toBeNull();
  },
};

/**
 * A mobile number as people write it: PIX wants +55, and the key stays as typed unless the offer is
 * taken.
 */
export const PixPhoneWithoutCountry: Story = {
  name: 'PIX: telefone sem país',
  play: async ({ canvasElement }) => {
    const block = await typeKey(canvasElement, '(11) 98765-4321');
    await expect(block.getByText('No PIX, o celular começa com +55 e o DDD.')).toBeVisible();
    await expect(block.getByLabelText('Chave PIX')).toHaveValue('(11) 98765-4321');
    await userEvent.click(block.getByRole('button', { name: 'Usar +5511987654321' }));
    await expect(block.getByLabelText('Chave PIX')).toHaveValue('+5511987654321');
    await expect(block.getByLabelText('Chave PIX')).toHaveFocus();
    await expect(block.queryByText('No PIX, o celular começa com +55 e o DDD.')).toBeNull();
  },
};

export const PixCpfOrPhone: Story = {
  name: 'PIX: CPF ou telefone',
  play: async ({ canvasElement }) => {
    const block = await typeKey(canvasElement, '11912345684');
    await expect(block.getByText('Esta chave é um CPF ou um celular?')).toBeVisible();
    await userEvent.click(block.getByRole('button', { name: 'É um celular: usar +5511912345684' }));
    await expect(block.getByLabelText('Chave PIX')).toHaveValue('+5511912345684');
    await expect(block.getByText('Tipo de chave: Celular.')).toBeVisible();
  },
};

export const PixSaidToBeCpf: Story = {
  name: 'PIX: declarada CPF',
  play: async ({ canvasElement }) => {
    const block = await typeKey(canvasElement, '11912345684');
    await userEvent.click(block.getByRole('button', { name: 'É um CPF' }));
    await expect(block.getByLabelText('Chave PIX')).toHaveValue('11912345684');
    await expect(block.getByText('Tipo de chave: CPF.')).toBeVisible();
    await expect(block.queryByText('Esta chave é um CPF ou um celular?')).toBeNull();
  },
};

export const Asked: Story = {
  name: 'Confirmação pedida',
  play: async ({ canvasElement }) => {
    const block = await typeKey(canvasElement, '11912345684');
    await expect(block.getByRole('button', { name: 'É um CPF' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

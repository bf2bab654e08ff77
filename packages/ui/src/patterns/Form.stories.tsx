import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PageLayout } from '../components/primitives/PageLayout/PageLayout.tsx';
import { expectFocus } from '../internal/storyChecks.ts';
import { strange } from '../internal/storyData.ts';
import { bankMessages as words } from '../messages/account.ts';
import { BankForm } from './storyBankForm.tsx';
import { emptyBank, filledBank } from './storyBankValues.ts';

/**
 * A long form, from the first field to the answer: errors are listed at its head and said at
 * each field, nothing typed is lost, nothing is sent twice. The bank data of the profile, made of
 * parts of the design system only.
 */
const meta = {
  title: 'Padrões/Formulário',
  component: BankForm,
  args: { initial: emptyBank, answer: 'saved', onSave: fn() },
  render: (args) => (
    <PageLayout content="form">
      <BankForm {...args} />
    </PageLayout>
  ),
} satisfies Meta<typeof BankForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard alone, from the name to the answer; the bank's name fills in its code. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.paste('Mariana Souza da Conceição');
    await userEvent.keyboard('{Tab}52998224725{Tab}');
    await expect(canvas.getByLabelText('Nome do banco')).toHaveFocus();
    await userEvent.keyboard('brasil{ArrowDown}{Enter}');
    await expect(canvas.getByLabelText('Nome do banco')).toHaveValue('Banco do Brasil');
    await expect(canvas.getByLabelText('Código do banco')).toHaveValue('001');
    await userEvent.type(canvas.getByLabelText('Número da agência'), '1234-5');
    await userEvent.keyboard('{Tab}67890-X{Tab}');
    await userEvent.paste('mariana.souza@exemplo.com.br');
    // Beside one another, fields with and without a hint have controls of the same height.
    const heightOf = (label: string) => canvas.getByLabelText(label).getBoundingClientRect().height;
    await expect(heightOf('Código do banco')).toBe(heightOf('Nome do banco'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(filledBank);
    await expectFocus(await canvas.findByRole('status'));
    await expect(canvas.getByRole('status')).toHaveTextContent(words.success);
    await expect(canvas.getByText('001 Banco do Brasil')).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.edit })).toBeVisible();
  },
};

/**
 * Sent empty: the focus goes to the list, each entry leads to its field, and one put right goes
 * with the next try.
 */
export const WithErrors: Story = {
  name: 'Com erros',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expectFocus(canvas.getByRole('group', { name: 'Confira os campos abaixo' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('link', { name: words.bankNameMissing }));
    await expect(canvas.getByLabelText('Nome do banco')).toHaveFocus();
    await expect(canvas.getByLabelText('Nome do banco')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('077{Enter}{Enter}');
    await expectFocus(canvas.getByRole('group', { name: 'Confira os campos abaixo' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByLabelText('Código do banco')).toHaveValue('077');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A doubtful CPF is pointed out and sent nevertheless: the server decides. */
export const DoubtfulCpf: Story = {
  name: 'CPF duvidoso',
  args: { initial: { ...filledBank, cpf: '529.982.247-24' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('CPF')).toHaveAccessibleDescription(`${words.cpfHint} ${words.cpfDoubtful}`);
    await expect(canvas.getByLabelText('CPF')).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...filledBank, cpf: '529.982.247-24' });
    await canvas.findByText(words.success);
  },
};

/** While sending, the button is disabled and shows its state; sending again does nothing. */
export const Busy: Story = {
  name: 'Ocupado',
  args: { initial: filledBank, answer: 'none' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(canvas.getByRole('button', { name: words.saving })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Chave PIX'), '{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Nome completo')).toHaveValue(filledBank.nome_completo);
  },
};

/** A failure is a sentence, and nothing typed is lost. */
export const Failed: Story = {
  name: 'Falha',
  args: { initial: filledBank, answer: 'refused' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words.failed);
    await expect(canvas.getByLabelText('CPF')).toHaveValue(filledBank.cpf);
    await expect(canvas.getByRole('button', { name: words.save })).toBeEnabled();
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { initial: { ...filledBank, nome_completo: strange.title, nome_banco: strange.word, chave_pix: strange.word } },
};

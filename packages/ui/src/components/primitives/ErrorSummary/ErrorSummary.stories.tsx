import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const labels: Record<string, string> = { 'resumo-nome': 'Nome completo', 'resumo-cpf': 'CPF' };

const meta = {
  title: 'Componentes/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'resumo-nome', text: 'Informe o nome completo.' },
      { fieldId: 'resumo-cpf', text: 'Informe o CPF.' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      {args.errors.map(({ fieldId, text }) => (
        <TextField key={fieldId} id={fieldId} label={labels[fieldId]} required value="" onChange={fn()} error={text} />
      ))}
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Confira os campos abaixo');
    await userEvent.click(canvas.getByRole('link', { name: 'Informe o CPF.' }));
    await expect(canvas.getByRole('textbox', { name: 'CPF' })).toHaveFocus();
  },
};

/**
 * The focused summary has the name of its heading; the links are reached one after the other, and
 * Enter leads to the field.
 */
export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'Confira os campos abaixo' });
    summary.focus();
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Informe o nome completo.' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'CPF' })).toHaveFocus();
  },
};

export const NothingWrong: Story = {
  name: 'Nenhum erro',
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Layout/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

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
        <TextField key={fieldId} id={fieldId} label={fieldId} required value="" onChange={fn()} error={text} />
      ))}
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Confira os campos abaixo');
    await userEvent.click(canvas.getByRole('link', { name: 'Informe o CPF.' }));
    await expect(canvas.getByRole('textbox', { name: 'resumo-cpf' })).toHaveFocus();
  },
};

export const NothingWrong: Story = {
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

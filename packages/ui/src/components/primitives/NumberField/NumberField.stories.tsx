import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectDescribed, inFormWidth, useLive } from '../../../internal/storyChecks.ts';
import { NumberField } from './NumberField.tsx';
import { Stack } from '../Layout/Layout.tsx';

const meta = {
  title: 'Componentes/NumberField',
  component: NumberField,
  decorators: [inFormWidth],
  args: { label: 'ID de indicação', required: true, value: '', onChange: fn() },
  render: function Live(args) {
    return <NumberField {...args} {...useLive(args)} />;
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Campo de número',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'ID de indicação' });
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '1e2-3,4');
    await expect(input).toHaveValue('1234');
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('ID 567');
    await expect(input).toHaveValue('567');
  },
};

/** The field drops a letter typed in the middle, and the caret keeps its position. */
export const EditedInTheMiddle: Story = {
  name: 'Editado no meio',
  args: { value: '1234' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('1234');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('12934');
    await expect(input.selectionStart).toBe(3);
  },
};

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <NumberField {...args} label="Vazio" placeholder="123" />
      <NumberField {...args} label="Com dica" hint="O número de quem indicou você." />
      <NumberField {...args} label="Com aviso" value="99" warning="Há 12 aulas neste módulo." />
      <NumberField {...args} label="Inválido" value="999" error="ID de indicação não encontrado." />
      <NumberField {...args} label="Desligado" value="123" disabled />
      <NumberField {...args} label="Somente leitura" value="123" readOnly hint="Indicado por link." />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await expectDescribed(canvasElement, 'textbox', {
      'Com dica': 'O número de quem indicou você.',
      'Com aviso': 'Há 12 aulas neste módulo.',
      Inválido: 'ID de indicação não encontrado.',
      'Somente leitura': 'Indicado por link.',
    });
    await expect(field('Inválido')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Desligado')).toBeDisabled();
    await expect(field('Somente leitura')).toHaveAttribute('readonly');
  },
};

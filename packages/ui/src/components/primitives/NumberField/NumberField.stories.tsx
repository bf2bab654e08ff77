import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inFormWidth } from '../../../internal/storyInForm.tsx';
import { strange } from '../../../internal/storyData.ts';
import { InBusyForm } from '../../../internal/storyFields.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Live(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Componentes/NumberField',
  component: NumberField,
  decorators: [inFormWidth],
  args: { label: 'ID de indicação', required: true, value: '', onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'ID de indicação' });
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '1e2-3,4');
    await expect(input).toHaveValue('1234');
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('ID 567');
    await expect(input).toHaveValue('567');
  },
};

/** A letter typed in the middle is dropped and the caret stays where it was. */
export const EditedInTheMiddle: Story = {
  name: 'Editado no meio',
  args: { value: '1234' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
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

export const Filled: Story = { name: 'Preenchido', args: { value: '1234567' } };

export const Empty: Story = { name: 'Vazio', args: { placeholder: '123' } };

export const WithHint: Story = { name: 'Com dica', args: { hint: 'O número de quem indicou você.' } };

export const WithWarning: Story = {
  name: 'Com aviso',
  args: { label: 'Posição', value: '99', warning: 'Há 12 aulas neste módulo.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('Há 12 aulas neste módulo.');
  },
};

export const Disabled: Story = { name: 'Desligado', args: { value: '123', disabled: true } };

export const BusyForm: Story = {
  name: 'Formulário ocupado',
  args: { value: '123' },
  render: (args) => (
    <InBusyForm>
      <Live {...args} />
    </InBusyForm>
  ),
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { label: strange.title, value: '9'.repeat(60), hint: strange.mix, error: strange.word },
};

export const ReadOnly: Story = {
  name: 'Somente leitura',
  args: { value: '123', readOnly: true, hint: 'Indicado por link.' },
};

export const Invalid: Story = {
  name: 'Inválido',
  args: {
    value: '999',
    error: 'ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Live(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Componentes/NumberField',
  component: NumberField,
  args: { label: 'ID de indicação', required: true, value: '', onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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

export const ReadOnly: Story = { args: { value: '123', readOnly: true, hint: 'Indicado por link.' } };

export const Invalid: Story = {
  args: {
    value: '999',
    error: 'ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.',
  },
};

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } };

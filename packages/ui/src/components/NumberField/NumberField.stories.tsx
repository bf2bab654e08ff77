import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inFormWidth } from '../../internal/storyInForm.tsx';
import { expectNoSidewaysScroll } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
import { InBusyForm } from '../../internal/storyFields.tsx';
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

export const Filled: Story = { args: { value: '1234567' } };

export const Empty: Story = { args: { placeholder: '123' } };

export const WithHint: Story = { args: { hint: 'O número de quem indicou você.' } };

export const WithWarning: Story = {
  args: { label: 'Posição', value: '99', warning: 'Há 12 aulas neste módulo.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('Há 12 aulas neste módulo.');
  },
};

export const Disabled: Story = { args: { value: '123', disabled: true } };

export const BusyForm: Story = {
  args: { value: '123' },
  render: (args) => (
    <InBusyForm>
      <Live {...args} />
    </InBusyForm>
  ),
};

export const LongNarrow: Story = {
  args: { label: strange.title, value: '9'.repeat(60), hint: strange.mix, error: strange.word },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const ReadOnly: Story = { args: { value: '123', readOnly: true, hint: 'Indicado por link.' } };

export const Invalid: Story = {
  args: {
    value: '999',
    error: 'ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.',
  },
};

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectNoSidewaysScroll, expectTouchHeight } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

function Live(props: SelectFieldProps) {
  const [value, setValue] = useState(props.value);
  function change(next: string) {
    setValue(next);
    props.onChange(next);
  }
  return <SelectField {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Componentes/SelectField',
  component: SelectField,
  args: {
    label: 'Status',
    optionalText: '',
    options: [
      { value: '', label: 'Todos' },
      { value: 'Ativa', label: 'Ativa' },
      { value: 'Teste', label: 'Teste' },
      { value: 'Inativa', label: 'Inativa', disabled: true },
    ],
    value: '',
    onChange: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Status' });
    await expectTouchHeight(select);
    await userEvent.selectOptions(select, 'Teste');
    await expect(select).toHaveValue('Teste');
    await expect(args.onChange).toHaveBeenCalledWith('Teste');
  },
};

export const Invalid: Story = { args: { required: true, error: 'Escolha um status.' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongNarrow: Story = {
  args: { options: [{ value: '', label: strange.title }] },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } };

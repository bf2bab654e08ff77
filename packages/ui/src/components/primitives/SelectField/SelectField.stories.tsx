import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inFormWidth } from '../../../internal/storyInForm.tsx';
import { expectTouchHeight } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { InBusyForm } from '../../../internal/storyFields.tsx';
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
  decorators: [inFormWidth],
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
  name: 'Padrão',
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Status' });
    await expectTouchHeight(select);
    await userEvent.selectOptions(select, 'Teste');
    await expect(select).toHaveValue('Teste');
    await expect(args.onChange).toHaveBeenCalledWith('Teste');
  },
};

/** One tab stop; the browser handles the keys, and a disabled option is announced. */
export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Status' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(within(select).getByRole('option', { name: 'Inativa' })).toBeDisabled();
  },
};

export const Filled: Story = { name: 'Preenchido', args: { value: 'Ativa' } };

/** An option with an empty value is the placeholder. */
export const Empty: Story = {
  name: 'Vazio',
  args: {
    label: 'Período',
    required: true,
    options: [
      { value: '', label: 'Escolha' },
      { value: '2026-11', label: 'novembro de 2026' },
      { value: '2026-10', label: 'outubro de 2026' },
    ],
  },
};

export const WithHint: Story = {
  name: 'Com dica',
  args: { hint: 'Só os indicados com este status.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveAccessibleDescription(
      'Só os indicados com este status.',
    );
  },
};

export const WithWarning: Story = {
  name: 'Com aviso',
  args: { value: 'Teste', warning: 'Períodos de teste não contam para a qualificação.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveAccessibleDescription(
      'Períodos de teste não contam para a qualificação.',
    );
  },
};

export const Invalid: Story = {
  name: 'Inválido',
  args: { required: true, error: 'Escolha um status.' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Status' });
    await expect(select).toHaveAttribute('aria-invalid', 'true');
    await expect(select).toHaveAccessibleDescription('Escolha um status.');
  },
};

export const Disabled: Story = { name: 'Desligado', args: { value: 'Ativa', disabled: true } };

/** The chosen words as text: read, focused, copied, not changed. */
export const ReadOnly: Story = {
  name: 'Somente leitura',
  args: { value: 'Teste', readOnly: true },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Status' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('A');
    await expect(input).toHaveValue('Teste');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const BusyForm: Story = {
  name: 'Formulário ocupado',
  args: { value: 'Ativa' },
  render: (args) => (
    <InBusyForm>
      <Live {...args} />
    </InBusyForm>
  ),
};

export const LongText: Story = {
  name: 'Textos longos',
  args: {
    label: strange.title,
    hint: strange.mix,
    error: strange.word,
    options: [{ value: '', label: strange.title }],
  },
};

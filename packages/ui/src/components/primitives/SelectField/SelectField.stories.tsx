import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectDescribed, inFormWidth, useLive } from '../../../internal/storyChecks.ts';
import { SelectField } from './SelectField.tsx';
import { Stack } from '../Layout/Layout.tsx';

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
  render: function Live(args) {
    return <SelectField {...args} {...useLive(args)} />;
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; the browser handles the keys, and screen readers announce a disabled option. */
export const Default: Story = {
  name: 'Campo de seleção, select',
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Status' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(within(select).getByRole('option', { name: 'Inativa' })).toBeDisabled();
    await userEvent.selectOptions(select, 'Teste');
    await expect(select).toHaveValue('Teste');
    await expect(args.onChange).toHaveBeenCalledWith('Teste');
  },
};

/** An option with an empty value is the placeholder. */
export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Stack>
      <SelectField
        {...args}
        label="Vazio"
        required
        options={[{ value: '', label: 'Escolha' }, ...args.options.slice(1)]}
      />
      <SelectField {...args} label="Com dica" hint="Só os indicados com este status." />
      <SelectField {...args} label="Com aviso" value="Teste" warning="Não conta para a qualificação." />
      <SelectField {...args} label="Inválido" required error="Escolha um status." />
      <SelectField {...args} label="Desligado" value="Ativa" disabled />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const select = (name: string) => canvas.getByRole('combobox', { name });
    await expectDescribed(canvasElement, 'combobox', {
      'Com dica': 'Só os indicados com este status.',
      'Com aviso': 'Não conta para a qualificação.',
      Inválido: 'Escolha um status.',
    });
    await expect(select('Vazio')).toHaveDisplayValue('Escolha');
    await expect(select('Inválido')).toHaveAttribute('aria-invalid', 'true');
    await expect(select('Com aviso')).toBeValid();
    await expect(select('Desligado')).toBeDisabled();
  },
};

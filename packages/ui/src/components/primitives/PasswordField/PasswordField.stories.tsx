import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inFormWidth } from '../../../internal/storyInForm.tsx';
import { expectNoSidewaysScroll, expectTouchHeight } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { InBusyForm } from '../../../internal/storyFields.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Live(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Componentes/PasswordField',
  component: PasswordField,
  decorators: [inFormWidth],
  args: { label: 'Senha', autoComplete: 'current-password', required: true, value: 'portal123', onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>('Senha');
    const toggle = canvas.getByRole('button', { name: 'Mostrar senha', pressed: false });
    await expect(toggle).toHaveAccessibleDescription('Senha');
    await expect(input).toHaveAttribute('type', 'password');

    input.focus();
    input.setSelectionRange(2, 2);
    await userEvent.click(toggle);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Mostrar senha', pressed: true })).toBeVisible();
    await expect(input).toHaveFocus();
    await expect(input.selectionStart).toBe(2);

    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Invalid: Story = {
  name: 'Inválido',
  args: { label: 'Confirmar senha', autoComplete: 'new-password', error: 'As senhas digitadas são diferentes.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Confirmar senha')).toHaveAccessibleDescription(
      'As senhas digitadas são diferentes.',
    );
  },
};

/** Shown, what was typed can be read; the button stays pressed. */
export const Shown: Story = {
  name: 'Mostrado',
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { name: 'Mostrar senha' });
    await expectTouchHeight(toggle);
    await userEvent.click(toggle);
    await expect(within(canvasElement).getByRole('textbox', { name: 'Senha' })).toHaveValue('portal123');
  },
};

export const Empty: Story = { name: 'Vazio', args: { value: '' } };

/** Pasting works, for password managers and people. */
export const Pasted: Story = {
  name: 'Colado',
  args: { value: '' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('Senha'));
    await userEvent.paste('correto cavalo bateria');
    await expect(within(canvasElement).getByLabelText('Senha')).toHaveValue('correto cavalo bateria');
  },
};

export const WithHint: Story = {
  name: 'Com dica',
  args: {
    label: 'Nova senha',
    autoComplete: 'new-password',
    value: '',
    hint: 'Uma frase que só você conheça é uma boa senha.',
  },
};

export const WithWarning: Story = {
  name: 'Com aviso',
  args: {
    label: 'Nova senha',
    autoComplete: 'new-password',
    value: '123456',
    warning: 'Esta senha é fácil de adivinhar.',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Nova senha');
    await expect(input).toHaveAccessibleDescription('Esta senha é fácil de adivinhar.');
    await expect(input).toBeValid();
  },
};

export const ReadOnly: Story = {
  name: 'Somente leitura',
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Senha'), 'x');
    await expect(within(canvasElement).getByLabelText('Senha')).toHaveValue('portal123');
  },
};

export const BusyForm: Story = {
  name: 'Formulário ocupado',
  render: (args) => (
    <InBusyForm>
      <Live {...args} />
    </InBusyForm>
  ),
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { label: strange.title, value: strange.word, hint: strange.mix, error: strange.word },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expectNoSidewaysScroll();
  },
};

export const Disabled: Story = {
  name: 'Desligado',
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Mostrar senha' })).toBeDisabled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Live(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Componentes/PasswordField',
  component: PasswordField,
  args: { label: 'Senha', autoComplete: 'current-password', required: true, value: 'portal123', onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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
  args: { label: 'Confirmar senha', autoComplete: 'new-password', error: 'As senhas digitadas são diferentes.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Confirmar senha')).toHaveAccessibleDescription(
      'As senhas digitadas são diferentes.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Narrow: Story = { ...Invalid, globals: { viewport: { value: 'phone320' } } };

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } };

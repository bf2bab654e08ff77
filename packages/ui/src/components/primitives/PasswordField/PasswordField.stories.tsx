import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFormWidth, useLive } from '../../../internal/storyChecks.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Stack } from '../Layout/Layout.tsx';

const meta = {
  title: 'Componentes/PasswordField',
  component: PasswordField,
  decorators: [inFormWidth],
  args: { label: 'Senha', autoComplete: 'current-password', required: true, value: 'portal123', onChange: fn() },
  render: function Live(args) {
    return <PasswordField {...args} {...useLive(args)} />;
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Campo de senha',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Senha');
    const toggle = canvas.getByRole('button', { name: 'Mostrar senha', pressed: false });
    await expect(toggle).toHaveAccessibleDescription('Senha');
    await expect(input).toHaveAttribute('type', 'password');

    input.focus();
    input.setSelectionRange(2, 2);
    await userEvent.click(toggle);
    await expect(canvas.getByRole('textbox', { name: 'Senha' })).toHaveValue('portal123');
    await expect(input).toHaveAttribute('autocorrect', 'off');
    await expect(canvas.getByRole('button', { name: 'Mostrar senha', pressed: true })).toBeVisible();
    await expect(input).toHaveFocus();
    await expect(input.selectionStart).toBe(2);

    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const States: Story = {
  name: 'Estados',
  args: { autoComplete: 'new-password' },
  render: (args) => (
    <Stack>
      <PasswordField {...args} label="Com dica" value="" hint="Uma frase que só você conheça é uma boa senha." />
      <PasswordField {...args} label="Com aviso" value="123456" warning="Esta senha é fácil de adivinhar." />
      <PasswordField {...args} label="Inválido" error="As senhas digitadas são diferentes." />
      <PasswordField {...args} label="Desligado" disabled />
      <PasswordField {...args} label="Somente leitura" readOnly />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const descriptions = {
      'Com dica': 'Uma frase que só você conheça é uma boa senha.',
      'Com aviso': 'Esta senha é fácil de adivinhar.',
      Inválido: 'As senhas digitadas são diferentes.',
    };
    for (const [label, description] of Object.entries(descriptions))
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(description);
    await expect(canvas.getByLabelText('Com aviso')).toBeValid();
    await expect(canvas.getByLabelText('Inválido')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText('Desligado')).toBeDisabled();
    await expect(canvas.getByRole('button', { description: 'Desligado' })).toBeDisabled();
    await expect(canvas.getByLabelText('Somente leitura')).toHaveAttribute('readonly');
  },
};

/** Sent by Enter or by a button: the text is hidden before the form's own listener runs. */
export const Sent: Story = {
  name: 'Enviado',
  render: function Sending(args) {
    const [sentAs, setSentAs] = useState<string[]>([]);
    return (
      <Form
        onSubmit={() => setSentAs((types) => [...types, document.querySelector('input')?.type ?? ''])}
        label="Formulário"
      >
        <PasswordField {...args} {...useLive(args)} />
        <Button type="submit">Entrar</Button>
        <output>{sentAs.join(' ')}</output>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Senha');
    const toggle = canvas.getByRole('button', { name: 'Mostrar senha' });
    await userEvent.click(toggle);
    await userEvent.type(input, '{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('password password');
    await expect(input).toHaveValue('portal123');
    await userEvent.click(toggle);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(input).toHaveAttribute('type', 'password'));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inFormWidth } from '../../../internal/storyChecks.ts';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

/** A login with a request of 100 ms. */
function Live({ onSubmit, ...form }: FormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sending, setSending] = useState(false);

  function send() {
    void onSubmit();
    setSending(true);
    setTimeout(() => setSending(false), 100);
  }

  return (
    <Form {...form} busy={sending} onSubmit={send}>
      <TextField label="E-mail" type="email" required value={email} onChange={setEmail} />
      <PasswordField label="Senha" autoComplete="current-password" required value={password} onChange={setPassword} />
      <Button type="submit" block busy={sending} busyLabel="Entrando...">
        Entrar
      </Button>
    </Form>
  );
}

const meta = {
  title: 'Componentes/Form',
  component: Form,
  decorators: [inFormWidth],
  args: { label: 'Entrar', onSubmit: fn(), children: null },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Formulário',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('form', { name: 'Entrar' })).toHaveAttribute('novalidate');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'a@exemplo.com.br');
    await userEvent.type(canvas.getByLabelText('Senha'), 'portal123{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Entrando...' })).toBeDisabled();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('a@exemplo.com.br');
    await canvas.findByRole('button', { name: 'Entrar' });
  },
};

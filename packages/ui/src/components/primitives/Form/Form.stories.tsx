import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inFormWidth } from '../../../internal/storyInForm.tsx';
import { expectFocus } from '../../../internal/storyChecks.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorSummary, type FieldError } from '../ErrorSummary/ErrorSummary.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

interface LiveProps extends FormProps {
  /** The server's error for the e-mail, after 100 ms. */
  refusal?: string;
  /** Lists the errors above the fields. */
  summed?: boolean;
}

function Live({ refusal, summed = false, onSubmit, ...form }: LiveProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});
  const [busy, setBusy] = useState(false);

  function send() {
    const found = {
      ...(email === '' && { email: 'Informe o e-mail.' }),
      ...(password === '' && { password: 'Informe a senha.' }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    void onSubmit();
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      if (refusal !== undefined) setErrors({ email: refusal });
    }, 100);
  }

  const listed: FieldError[] = [
    ...(errors.email === undefined ? [] : [{ fieldId: 'form-email', text: errors.email }]),
    ...(errors.password === undefined ? [] : [{ fieldId: 'form-senha', text: errors.password }]),
  ];

  return (
    <Form {...form} busy={form.busy === true || busy} onSubmit={send}>
      {summed && <ErrorSummary errors={listed} />}
      <TextField
        id="form-email"
        label="E-mail"
        type="email"
        required
        value={email}
        onChange={setEmail}
        error={errors.email}
      />
      <PasswordField
        id="form-senha"
        label="Senha"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={errors.password}
      />
      <Button type="submit" block busy={form.busy === true || busy} busyLabel="Entrando...">
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
  name: 'Padrão',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('form', { name: 'Entrar' })).toHaveAttribute('novalidate');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'a@exemplo.com.br');
    await userEvent.type(canvas.getByLabelText('Senha'), 'portal123{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Entrando...' })).toBeDisabled();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('a@exemplo.com.br');
    await canvas.findByRole('button', { name: 'Entrar' });
  },
};

/** Focus goes to the first field that is wrong; once it is right, to the next. */
export const LeadsToFirstInvalid: Story = {
  name: 'Leva ao primeiro erro',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expectFocus(canvas.getByLabelText('E-mail'));
    await userEvent.keyboard('a@exemplo.com.br{Enter}');
    await expectFocus(canvas.getByLabelText('Senha'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A form library checks later and renders nothing when the errors stay the same. */
export const CheckedLater: Story = {
  name: 'Verificado depois, com os mesmos erros',
  args: { onSubmit: fn(() => Promise.resolve()) },
  render: (args) => (
    <Form {...args}>
      <TextField id="form-nome" label="Nome" value="" onChange={fn()} error="Informe o nome." />
      <Button type="submit">Salvar</Button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expectFocus(canvas.getByLabelText('Nome'));
  },
};

/** With a summary in the form, the focus goes there each time; its links lead to the fields. */
export const LeadsToSummary: Story = {
  name: 'Leva ao resumo dos erros',
  render: (args) => <Live {...args} summed />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = () => canvas.getByRole('group', { name: 'Confira os campos abaixo' });
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expectFocus(summary());
    await userEvent.click(canvas.getByRole('link', { name: 'Informe o e-mail.' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await userEvent.keyboard('a@exemplo.com.br{Enter}');
    await expectFocus(summary());
    await expect(canvas.queryByRole('link', { name: 'Informe o e-mail.' })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Senha')).toHaveFocus();
  },
};

/** A later field error of the server moves the focus there too. */
export const RefusedByServer: Story = {
  name: 'Recusado pelo servidor',
  render: (args) => <Live {...args} refusal="E-mail já cadastrado." />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail'), 'a@exemplo.com.br');
    await userEvent.type(canvas.getByLabelText('Senha'), 'portal123');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await canvas.findByText('E-mail já cadastrado.');
    await expectFocus(canvas.getByLabelText('E-mail'));
  },
};

/** A late answer does not move the focus of a reader who works elsewhere. */
export const MovedOnMeanwhile: Story = {
  name: 'A pessoa já seguiu',
  render: (args) => <Live {...args} refusal="E-mail já cadastrado." />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail'), 'a@exemplo.com.br');
    await userEvent.type(canvas.getByLabelText('Senha'), 'portal123{Enter}');
    await userEvent.tab();
    await canvas.findByText('E-mail já cadastrado.');
    await expect(canvas.getByRole('button', { name: 'Mostrar senha' })).toHaveFocus();
  },
};

export const Busy: Story = {
  name: 'Ocupado',
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail'), 'a@exemplo.com.br');
    await userEvent.type(canvas.getByLabelText('Senha'), 'portal123{Enter}');
    const form = canvas.getByRole<HTMLFormElement>('form');
    form.requestSubmit();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('a@exemplo.com.br');
  },
};

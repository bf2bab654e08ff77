import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { logIn } from '../../stories/logIn.ts';

const meta = {
  title: 'Telas/Conta/Login: falhas',
  component: PortalAt,
  args: { path: '/login' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form keeps what was typed. */
async function keepsTyping(canvas: ReturnType<typeof within>, email = 'ativa@exemplo.com.br') {
  await expect(canvas.getByLabelText('E-mail')).toHaveValue(email);
  await expect(canvas.getByLabelText('Senha')).toHaveValue('portal123');
  await expect(canvas.getByRole('button', { name: 'Entrar' })).toBeEnabled();
}

export const WrongPassword: Story = {
  name: 'Senha errada',
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement, 'ativa@exemplo.com.br', 'errada');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.');
    await expect(canvas.getByLabelText('Senha')).toHaveValue('errada');
    await expect(canvas.queryByRole('button', { name: /Reenviar/ })).toBeNull();
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

export const Fallback: Story = {
  name: 'Falha sem texto do servidor',
  parameters: { faults: [{ operation: 'logIn', status: 500, body: {} }] },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao fazer login.');
    await keepsTyping(canvas);
  },
};

export const ConnectionLost: Story = {
  name: 'Sem conexão',
  parameters: { faults: [{ operation: 'logIn', kind: 'drop' }] },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro de conexão com o servidor.');
    await keepsTyping(canvas);
  },
};

export const EmptyToken: Story = {
  name: 'Resposta sem token',
  parameters: { faults: [{ operation: 'logIn', body: { token: '' } }] },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao fazer login.');
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

/** Shows the server's field error at the field until the field changes. */
export const FieldsRefused: Story = {
  name: 'Campos recusados pelo servidor',
  parameters: {
    faults: [
      {
        operation: 'logIn',
        status: 400,
        body: { error: 'Confira os dados.', fields: [{ field: 'email', message: 'E-mail não aceito.' }] },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    const email = canvas.getByLabelText('E-mail');
    await waitFor(() => expect(email).toHaveAccessibleDescription('E-mail não aceito.'));
    await expect(email).toHaveFocus();
    await expect(canvas.getByText('Confira os dados.')).toBeVisible();
    await keepsTyping(canvas);
    await userEvent.type(email, 'x');
    await expect(email).not.toHaveAccessibleDescription('E-mail não aceito.');
  },
};

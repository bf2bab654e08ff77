import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { db, fault, requestsTo } from '../../stories/mock.ts';
import { answerLeaving } from '../../stories/leave.ts';
import { paste } from '../../stories/paste.ts';
import { PortalAt, storyLocation } from '../../stories/PortalAt.tsx';
import { invalidFields } from '../../stories/invalidFields.ts';

const meta = {
  title: 'Telas/Conta/Redefinir senha',
  component: PortalAt,
  args: { path: '/redefinir-senha?token=abc%2B123' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types the new password twice and sends it. */
async function reset(element: HTMLElement, confirmation = 'nova-senha') {
  const canvas = within(element);
  await paste(await canvas.findByLabelText('Nova senha'), 'nova-senha');
  await paste(canvas.getByLabelText('Confirmar nova senha'), confirmation);
  await userEvent.click(canvas.getByRole('button', { name: 'Redefinir senha' }));
  return canvas;
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Redefinir senha' })).toBeVisible();
    await expect(canvas.getByLabelText('Nova senha')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getAllByRole('button', { name: 'Mostrar senha' })).toHaveLength(2);
    await expect(canvas.queryByDisplayValue(/@/)).toBeNull();
  },
};

/** Password managers store the new password under this address; the token leaves the address bar. */
export const LinkWithTheEmail: Story = {
  name: 'Link com o e-mail',
  args: { path: '/redefinir-senha?token=abc&lang=pt&email=ativa%2Bx%40exemplo.com.br' },
  play: async ({ canvas }) => {
    const userName = await canvas.findByDisplayValue('ativa+x@exemplo.com.br');
    await expect(userName).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(storyLocation()?.search).toBe('?lang=pt'));
  },
};

export const WithoutToken: Story = {
  name: 'Link sem token',
  args: { path: '/redefinir-senha?token=' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Token de redefinição não encontrado na URL.');
    await expect(canvas.getByRole('link', { name: 'Pedir um novo link' })).toHaveAttribute('href', '/recuperar-senha');
    await expect(canvas.queryByLabelText('Nova senha')).toBeNull();
  },
};

export const MissingFields: Story = {
  name: 'Campos em falta',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Redefinir senha' }));
    await expect(canvas.getByLabelText('Nova senha')).toHaveAccessibleDescription('Informe a nova senha.');
    await expect(canvas.getByLabelText('Confirmar nova senha')).toHaveAccessibleDescription('Repita a nova senha.');
    await expect(canvas.getByLabelText('Nova senha')).toHaveFocus();
    await reset(canvasElement, 'outra');
    await expect(canvas.getByLabelText('Confirmar nova senha')).toHaveAccessibleDescription(
      'As senhas digitadas não são iguais.',
    );
    await expect(requestsTo('POST /redefinir-senha')).toEqual([]);
  },
};

/** A success without a message. */
export const Done: Story = {
  name: 'Enviando, concluído',
  play: async ({ canvasElement }) => {
    const send = fault({ operation: 'resetPassword', kind: 'hang', body: {} });
    const canvas = await reset(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Redefinindo...' })).toBeDisabled();
    await waitFor(() => expect(requestsTo('POST /redefinir-senha')).toHaveLength(1));
    send();
    const answer = await canvas.findByRole('status');
    await expect(answer).toHaveTextContent('Senha redefinida. Entre com a nova senha.');
    await expect(answer).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Ir para o Login' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByLabelText('Nova senha')).toBeNull();
    await expect(requestsTo('POST /redefinir-senha')).toEqual([{ token: 'abc+123', novaSenha: 'nova-senha' }]);
  },
};

/** João's link, opened where Mariana is logged in. */
export const DoneWithAnotherAccount: Story = {
  name: 'Concluído, com outra conta aberta',
  args: { path: '/redefinir-senha?token=abc&email=joao%40exemplo.com.br' },
  parameters: { session: 'active', faults: [{ operation: 'resetPassword', body: {} }] },
  play: async ({ canvasElement }) => {
    const canvas = await reset(canvasElement);
    await canvas.findByText('Senha redefinida. Entre com a nova senha.');
    await expect(await canvas.findByText(/^Neste dispositivo, a conta de Mariana Souza está aberta\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sair e entrar com outra conta' }));
    await expect(await canvas.findByLabelText('E-mail')).toHaveValue('joao@exemplo.com.br');
  },
};

/** The session of the same person has ended with the old password: nothing is left to leave. */
export const DoneWithOwnAccount: Story = {
  name: 'Concluído, com a própria conta aberta',
  parameters: { session: 'active', faults: [{ operation: 'resetPassword', body: {} }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^Neste dispositivo, a conta de Mariana Souza está aberta\./);
    db().sessions.length = 0;
    await reset(canvasElement);
    await canvas.findByText('Senha redefinida. Entre com a nova senha.');
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    await expect(canvas.queryByText(/^Neste dispositivo/)).toBeNull();
  },
};

/** The token is sent once, as it came. */
export const UsedLink: Story = {
  name: 'Link já usado',
  args: { path: '/redefinir-senha?token=%203Dab%3D/+1.%20' },
  play: async ({ canvasElement }) => {
    const canvas = await reset(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Token inválido ou expirado.');
    await expect(within(alert).getByRole('link', { name: 'Pedir um novo link' })).toHaveAttribute(
      'href',
      '/recuperar-senha',
    );
    await expect(canvas.getByLabelText('Nova senha')).toHaveValue('nova-senha');
    await expect(requestsTo('POST /redefinir-senha')).toEqual([{ token: '3Dab=/+1.', novaSenha: 'nova-senha' }]);
  },
};

/** The link stays valid. Shows the server's error for the password at its field. */
export const Fallback: Story = {
  name: 'Falha sem texto do servidor, depois campos recusados',
  parameters: { faults: [{ operation: 'resetPassword', status: 500, body: {} }] },
  play: async ({ canvasElement }) => {
    const canvas = await reset(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Erro ao redefinir senha\.$/);
    await expect(canvas.getByLabelText('Nova senha')).toHaveValue('nova-senha');
    for (const planned of invalidFields('resetPassword', { novaSenha: 'Use pelo menos 12 caracteres.' }).faults)
      fault(planned);
    await userEvent.click(canvas.getByRole('button', { name: 'Redefinir senha' }));
    const field = canvas.getByLabelText('Nova senha');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Use pelo menos 12 caracteres.'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('nova-senha');
    await expect(canvas.queryByRole('link', { name: 'Pedir um novo link' })).toBeNull();
  },
};

/** The new password may be the current one. */
export const AnswerLost: Story = {
  name: 'Resposta perdida',
  parameters: { faults: [{ operation: 'resetPassword', kind: 'html', status: 200 }] },
  play: async ({ canvasElement }) => {
    const canvas = await reset(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Erro ao redefinir senha.');
    await expect(alert).toHaveTextContent('Sua senha pode já ter sido alterada. Tente entrar com a nova.');
  },
};

/**
 * Asks before the user leaves typed passwords, and stores no draft. A story must not dispatch
 * "beforeunload": MSW would treat the page as closed and stop answering its calls.
 */
export const AsksBeforeLeaving: Story = {
  name: 'Pergunta antes de sair',
  play: async ({ canvas }) => {
    await paste(await canvas.findByLabelText('Nova senha'), 'nova-senha');
    await userEvent.click(canvas.getByRole('link', { name: 'Voltar para o login' }));
    await answerLeaving('Continuar editando', 'salvo.');
    await expect(canvas.getByLabelText('Nova senha')).toHaveValue('nova-senha');
    await userEvent.click(canvas.getByRole('link', { name: 'Voltar para o login' }));
    await answerLeaving('Sair sem salvar', 'salvo.');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Entrar na sua conta' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, neverAnswer, requestsTo, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Conta/Perfil: senha',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the form. */
async function open(element: HTMLElement) {
  const canvas = within(element);
  await userEvent.click(await canvas.findByRole('button', { name: 'Alterar senha' }));
  await canvas.findByLabelText('Senha atual');
  return canvas;
}

/** Fills the form in and saves. */
async function save(element: HTMLElement, { current = 'portal123', confirmation = 'nova-senha' } = {}) {
  const canvas = await open(element);
  await userEvent.type(canvas.getByLabelText('Senha atual'), current);
  await userEvent.type(canvas.getByLabelText('Nova senha'), 'nova-senha');
  await userEvent.type(canvas.getByLabelText('Confirmar nova senha'), confirmation);
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar nova senha' }));
  return canvas;
}

/** The form stays open with what was typed, and so does the session. */
async function failsWith(canvas: ReturnType<typeof within>, text: string) {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
  await expect(canvas.getByLabelText('Nova senha')).toHaveValue('nova-senha');
  await expect(canvas.getByRole('button', { name: 'Salvar nova senha' })).toBeEnabled();
  await expect(localStorage.getItem('token')).not.toBeNull();
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.getByLabelText('Senha atual')).toHaveFocus();
    await expect(canvas.getByLabelText('Senha atual')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByLabelText('Nova senha')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getAllByRole('button', { name: 'Mostrar senha' })).toHaveLength(3);
  },
};

export const Canceled: Story = {
  name: 'Cancelada',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.getByRole('button', { name: 'Alterar senha' })).toHaveFocus();
    await expect(canvas.queryByLabelText('Senha atual')).toBeNull();
  },
};

/** Esc does not throw away what was typed. */
export const Escaped: Story = {
  name: 'Desistiu com Esc',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.type(canvas.getByLabelText('Nova senha'), 'nova-senha{Escape}');
    await expect(canvas.getByLabelText('Nova senha')).toHaveValue('nova-senha');
  },
};

export const Missing: Story = {
  name: 'Em falta',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar nova senha' }));
    await expect(canvas.getByLabelText('Senha atual')).toHaveAccessibleDescription('Informe sua senha atual.');
    await expect(canvas.getByLabelText('Nova senha')).toHaveAccessibleDescription('Informe a nova senha.');
    await expect(canvas.getByLabelText('Confirmar nova senha')).toHaveAccessibleDescription('Repita a nova senha.');
  },
};

export const PasswordsDiffer: Story = {
  name: 'Senhas diferentes',
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement, { confirmation: 'outra' });
    await expect(canvas.getByLabelText('Confirmar nova senha')).toHaveAccessibleDescription('As senhas não conferem!');
    await expect(canvas.getByLabelText('Confirmar nova senha')).toHaveFocus();
    await expect(requestsTo('PUT /perfil/senha')).toEqual([]);
  },
};

export const Saving: Story = {
  name: 'Salvando',
  beforeEach: () => neverAnswer('PUT', '/perfil/senha'),
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Salvando...' })).toBeDisabled();
  },
};

export const Saved: Story = {
  name: 'Salvo',
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByText('Senha alterada com sucesso!')).toBeVisible();
    await expect(canvas.queryByLabelText('Senha atual')).toBeNull();
    await expect(requestsTo('PUT /perfil/senha')).toEqual([{ senhaAtual: 'portal123', novaSenha: 'nova-senha' }]);
  },
};

export const WrongCurrentPassword: Story = {
  name: 'Senha atual errada',
  play: async ({ canvasElement }) => {
    await failsWith(await save(canvasElement, { current: 'errada' }), 'Senha atual incorreta.');
  },
};

/** Shows the server's field errors at the fields. */
export const FieldsRefused: Story = {
  name: 'Campos recusados pelo servidor',
  beforeEach: () =>
    answerWith('PUT', '/perfil/senha', 400, {
      error: 'Dados inválidos.',
      code: 'dados_invalidos',
      fields: [
        { field: 'senhaAtual', message: 'Esta não é a senha atual.' },
        { field: 'novaSenha', message: 'Use pelo menos 12 caracteres.' },
      ],
    }),
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    const current = canvas.getByLabelText('Senha atual');
    await waitFor(() => expect(current).toHaveAccessibleDescription('Esta não é a senha atual.'));
    await waitFor(() => expect(current).toHaveFocus());
    await expect(canvas.getByLabelText('Nova senha')).toHaveAccessibleDescription('Use pelo menos 12 caracteres.');
    await failsWith(canvas, 'Dados inválidos.');
  },
};

export const Fallback: Story = {
  name: 'Falha sem texto do servidor',
  beforeEach: () => answerWith('PUT', '/perfil/senha', 500, {}),
  play: async ({ canvasElement }) => {
    await failsWith(await save(canvasElement), 'Erro ao alterar senha.');
  },
};

export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('PUT', '/perfil/senha'),
  play: Fallback.play,
};

export const HtmlAnswer: Story = {
  name: 'Resposta em HTML',
  beforeEach: () => answerHtml('PUT', '/perfil/senha'),
  play: Fallback.play,
};

/** A story in which saving ends the session. */
function ended(status: number): Story {
  return {
    beforeEach: () => answerWith('PUT', '/perfil/senha', status, { error: 'Acesso negado.' }),
    play: async ({ canvasElement }) => {
      const canvas = await save(canvasElement);
      await expect(await canvas.findByText('Sua sessão expirou. Entre novamente para continuar.')).toBeVisible();
      await expect(localStorage.getItem('token')).toBeNull();
    },
  };
}

export const SessionRefused: Story = { ...ended(401), name: 'Sessão recusada (401)' };
export const AccountBlocked: Story = { ...ended(403), name: 'Conta bloqueada' };

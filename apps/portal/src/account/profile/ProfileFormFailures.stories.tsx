import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { open, save } from './storyProfileForm.ts';

const meta = {
  title: 'Telas/Conta/Perfil: falhas nos dados pessoais',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form stays open with what was typed. */
async function failsWith(element: HTMLElement, text: string) {
  const canvas = await save(element);
  await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
  await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Prado');
  await expect(canvas.getByRole('button', { name: 'Salvar' })).toBeEnabled();
}

export const EmailTaken: Story = {
  name: 'E-mail já cadastrado',
  beforeEach: () => answerWith('PUT', '/perfil', 409, { error: 'E-mail já cadastrado.' }),
  play: ({ canvasElement }) => failsWith(canvasElement, 'E-mail já cadastrado.'),
};

/** Shows the server's field error at the field. */
export const FieldsRefused: Story = {
  name: 'Campos recusados pelo servidor',
  beforeEach: () =>
    answerWith('PUT', '/perfil', 400, {
      error: 'Dados inválidos.',
      code: 'dados_invalidos',
      fields: [{ field: 'email', message: 'Este domínio não recebe e-mails.' }],
    }),
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    const field = canvas.getByLabelText('E-mail');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Este domínio não recebe e-mails.'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Prado');
  },
};

export const Fallback: Story = {
  name: 'Falha sem texto do servidor',
  beforeEach: () => answerWith('PUT', '/perfil', 500, {}),
  play: ({ canvasElement }) => failsWith(canvasElement, 'Erro ao atualizar perfil.'),
};

export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('PUT', '/perfil'),
  play: ({ canvasElement }) => failsWith(canvasElement, 'Erro ao atualizar perfil.'),
};

export const HtmlAnswer: Story = {
  name: 'Resposta em HTML',
  beforeEach: () => answerHtml('PUT', '/perfil'),
  play: ({ canvasElement }) => failsWith(canvasElement, 'Erro ao atualizar perfil.'),
};

export const SessionEnded: Story = {
  name: 'Sessão encerrada (401)',
  beforeEach: () => answerWith('PUT', '/perfil', 401, { error: 'Sessão inválida ou expirada.' }),
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByText('Sua sessão expirou. Entre novamente para continuar.')).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

/** What was typed is there again after the login, for the same member only. */
export const RestoredAfterLogin: Story = {
  name: 'Digitado de volta depois do login',
  play: async ({ canvasElement }) => {
    answerWith('PUT', '/perfil', 401, { error: 'Sessão inválida ou expirada.' });
    const canvas = await save(canvasElement);
    await expect(await canvas.findByText('Sua sessão expirou. Entre novamente para continuar.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ativa@exemplo.com.br');
    await userEvent.type(canvas.getByLabelText('Senha'), 'portal123');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByLabelText('Nome')).toHaveValue('Mariana Prado');
    await expect(canvas.getByText(/^Sua sessão expirou antes de você salvar\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await open(canvasElement);
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Souza');
  },
};

export const NotRestoredForOthers: Story = {
  name: 'Digitado não volta para outra pessoa',
  play: async ({ canvasElement }) => {
    answerWith('PUT', '/perfil', 401, { error: 'Sessão inválida ou expirada.' });
    const canvas = await save(canvasElement);
    await expect(await canvas.findByText('Sua sessão expirou. Entre novamente para continuar.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('E-mail'), 'inativa@exemplo.com.br');
    await userEvent.type(canvas.getByLabelText('Senha'), 'portal123');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByRole('button', { name: 'Editar perfil' })).toBeVisible();
    await expect(canvas.queryByLabelText('Nome')).toBeNull();
  },
};

export const AccountBlocked: Story = {
  name: 'Conta bloqueada',
  beforeEach: () => answerWith('PUT', '/perfil', 403, { error: 'Acesso negado.' }),
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByText('Sua sessão expirou. Entre novamente para continuar.')).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, neverAnswer, requestsTo, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Conta/Perfil: dados pessoais',
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
  await userEvent.click(await canvas.findByRole('button', { name: 'Editar perfil' }));
  await canvas.findByLabelText('Nome');
  return canvas;
}

/** Changes the name and saves. */
async function save(element: HTMLElement, name = 'Mariana Prado') {
  const canvas = await open(element);
  await userEvent.clear(canvas.getByLabelText('Nome'));
  await userEvent.type(canvas.getByLabelText('Nome'), name);
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
  return canvas;
}

/** The form stays open with what was typed. */
async function failsWith(element: HTMLElement, text: string) {
  const canvas = await save(element);
  await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
  await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Prado');
  await expect(canvas.getByRole('button', { name: 'Salvar' })).toBeEnabled();
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Souza');
    await expect(canvas.getByLabelText('Nome')).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ativa@exemplo.com.br');
  },
};

export const Canceled: Story = {
  name: 'Cancelada',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.type(canvas.getByLabelText('Nome'), ' X');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.getByRole('button', { name: 'Editar perfil' })).toHaveFocus();
    await open(canvasElement);
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Souza');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Editar perfil' })).toHaveFocus();
    await expect(requestsTo('PUT /perfil')).toEqual([]);
  },
};

/** Esc does not throw away what was typed; once it is as it was, Esc closes. */
export const Escaped: Story = {
  name: 'Desistiu com Esc',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.type(canvas.getByLabelText('Nome'), ' X{Escape}');
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Souza X');
    await userEvent.keyboard('{Backspace}{Backspace}{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Editar perfil' })).toHaveFocus());
    await expect(requestsTo('PUT /perfil')).toEqual([]);
  },
};

export const Missing: Story = {
  name: 'Em falta',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.clear(canvas.getByLabelText('Nome'));
    await userEvent.clear(canvas.getByLabelText('E-mail'));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByLabelText('Nome')).toHaveAccessibleDescription('Informe seu nome.');
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe seu e-mail.');
    await expect(canvas.getByLabelText('Nome')).toHaveFocus();
  },
};

export const Malformed: Story = {
  name: 'Malformado',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail'), '@');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(/^Confira o e-mail/);
    await expect(requestsTo('PUT /perfil')).toEqual([]);
  },
};

export const Saving: Story = {
  name: 'Salvando',
  beforeEach: () => neverAnswer('PUT', '/perfil'),
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Salvando...' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Nome'), '{Enter}{Escape}');
    await waitFor(() => expect(requestsTo('PUT /perfil').length).toBeGreaterThan(0));
    await expect(requestsTo('PUT /perfil')).toHaveLength(1);
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Prado');
  },
};

export const TwoClicksInOneTick: Story = {
  name: 'Dois cliques de uma vez',
  beforeEach: () => neverAnswer('PUT', '/perfil'),
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    const form = canvas.getByLabelText('Nome').closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await waitFor(() => expect(requestsTo('PUT /perfil').length).toBeGreaterThan(0));
    await expect(requestsTo('PUT /perfil')).toHaveLength(1);
  },
};

export const Saved: Story = {
  name: 'Salvo',
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement, ' Clara Prado ');
    await expect(await canvas.findByText('Perfil atualizado com sucesso!')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Editar perfil' })).toHaveFocus();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Olá, Clara!' })).toBeVisible();
    await expect(requestsTo('PUT /perfil')).toEqual([{ name: 'Clara Prado', email: 'ativa@exemplo.com.br' }]);
  },
};

export const EmailTaken: Story = {
  name: 'E-mail já cadastrado',
  beforeEach: () => answerWith('PUT', '/perfil', 409, { error: 'E-mail já cadastrado.' }),
  play: ({ canvasElement }) => failsWith(canvasElement, 'E-mail já cadastrado.'),
};

/** What the server says of a single field stands at it. */
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

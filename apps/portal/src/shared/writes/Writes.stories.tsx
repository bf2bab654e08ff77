import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerLeaving } from '../../stories/leave.ts';
import { logIn } from '../../stories/logIn.ts';
import { fault, requestsTo } from '../../stories/mock.ts';
import { append, replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { sessionEnded } from '../../stories/storyReads.ts';

/**
 * What every form does during its request and after a failure, shown with one form. The stories of
 * the others show their messages and fields, and the fault matrix tests them.
 */
const meta = {
  title: 'Padrões/Envio',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the form and changes the name. */
async function change(element: HTMLElement) {
  const canvas = within(element);
  await userEvent.click(await canvas.findByRole('button', { name: 'Editar perfil' }));
  await append(await canvas.findByLabelText('Nome'), ' Prado');
  return canvas;
}

async function send(element: HTMLElement) {
  const canvas = await change(element);
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
  return canvas;
}

/** The login page says why, and the user logs in again. */
async function logInAgain(element: HTMLElement, email: string) {
  await expect(await within(element).findByText(sessionEnded)).toBeVisible();
  return logIn(element, email);
}

/** Buttons are disabled; Enter and Esc do nothing. */
export const Default: Story = {
  name: 'Enviando',
  parameters: { faults: [{ operation: 'updateProfile', kind: 'hang' }] },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Salvando...' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Nome'), '{Enter}{Escape}');
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Souza Prado');
    await waitFor(() => expect(requestsTo('PUT /perfil')).toHaveLength(1));
  },
};

/** A slow read before the save is part of it: nothing is sent twice. */
export const SlowRead: Story = {
  name: 'Leitura lenta antes de salvar',
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement);
    const answer = fault({ operation: 'readProfile', kind: 'hang' });
    const form = canvas.getByLabelText('Nome').closest('form');
    form?.requestSubmit();
    await expect(await canvas.findByRole('button', { name: 'Salvando...' })).toBeDisabled();
    form?.requestSubmit();
    answer();
    await canvas.findByText('Perfil atualizado com sucesso!');
    await expect(requestsTo('PUT /perfil')).toHaveLength(1);
  },
};

/** Sends nothing, and says so; blanks around a name are no change. Esc closes an unchanged form, and keeps a changed one. */
export const NothingChanged: Story = {
  name: 'Nada mudou',
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement);
    await replaceText(canvas.getByLabelText('Nome'), 'Mariana Souza ');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('Não há mudanças para salvar.')).toBeVisible();
    await expect(canvas.queryByText('Perfil atualizado com sucesso!')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Nome'), '!');
    await expect(canvas.queryByText('Não há mudanças para salvar.')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Souza!');
    await replaceText(canvas.getByLabelText('Nome'), 'Mariana Souza');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Editar perfil' })).toHaveFocus());
    await expect(requestsTo('PUT /perfil')).toEqual([]);
  },
};

/** Each invalid submit focuses the first invalid field, also when the errors are the same. */
export const LeadsToFirstInvalid: Story = {
  name: 'Leva ao primeiro erro',
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement);
    const [name, email] = [canvas.getByLabelText('Nome'), canvas.getByLabelText('E-mail')];
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await userEvent.clear(name);
    await userEvent.clear(email);
    for (let attempt = 0; attempt < 2; attempt++) {
      await save();
      await waitFor(() => expect(name).toHaveFocus());
      await expect(name).toHaveAccessibleDescription('Informe seu nome.');
      await expect(email).toHaveAccessibleDescription('Informe seu e-\u2060mail.');
    }
    await append(name, 'Ana');
    await append(email, 'ativa@');
    await expect(email).toHaveAccessibleDescription(/^Confira o e-\u2060mail/);
    await save();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(requestsTo('PUT /perfil')).toEqual([]);
  },
};

const rejection = {
  error: 'Dados inválidos.',
  code: 'dados_invalidos',
  fields: [
    { field: 'email', message: 'Este e-mail já tem dono.' },
    { field: 'name', message: 'Escreva o nome completo.' },
  ],
};

/** Focuses the first field on the screen that the server rejected. */
export const InvalidFields: Story = {
  name: 'Campos recusados pelo servidor',
  parameters: { faults: [{ operation: 'updateProfile', status: 400, body: rejection }] },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Nome')).toHaveFocus());
    await expect(canvas.getByLabelText('Nome')).toHaveAccessibleDescription('Escreva o nome completo.');
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Este e-mail já tem dono.');
  },
};

/** A late answer with field errors does not move the focus of a user who works elsewhere. */
export const MovedOnMeanwhile: Story = {
  name: 'A pessoa já seguiu',
  play: async ({ canvasElement }) => {
    const answer = fault({ operation: 'updateProfile', kind: 'hang', status: 400, body: rejection });
    const canvas = await send(canvasElement);
    await userEvent.click(canvas.getByLabelText('E-mail'));
    await waitFor(() => expect(requestsTo('PUT /perfil')).toHaveLength(1));
    answer();
    await canvas.findByText('Escreva o nome completo.');
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
};

/** Nor does a late success: what is typed into another form stays there. */
export const SavedMeanwhile: Story = {
  name: 'A pessoa já seguiu, salvo',
  play: async ({ canvasElement }) => {
    const answer = fault({ operation: 'updateProfile', kind: 'hang' });
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar senha' }));
    const field = await canvas.findByLabelText('Senha atual');
    await send(canvasElement);
    await waitFor(() => expect(requestsTo('PUT /perfil')).toHaveLength(1));
    await userEvent.type(field, 'minha senha');
    answer();
    await canvas.findByText('Perfil atualizado com sucesso!');
    await userEvent.keyboard(' longa');
    await expect(field).toHaveValue('minha senha longa');
  },
};

/** The server's text, else the form's own. The form stays open with the typed values, and the user can send it again. */
export const Failed: Story = {
  name: 'Falha com e sem texto do servidor',
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement);
    for (const [status, body, text] of [
      [409, { error: 'E-mail já cadastrado.' }, 'E-mail já cadastrado.'],
      [500, {}, 'Erro ao atualizar perfil.'],
    ] as const) {
      fault({ operation: 'updateProfile', status, body });
      await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text));
      await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Souza Prado');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Salvar' })).toBeEnabled());
    }
  },
};

/** The typed values are restored after the login. */
export const SessionEnded: Story = {
  name: 'Sessão encerrada (401)',
  parameters: { faults: [{ operation: 'updateProfile', status: 401 }] },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const canvas = await logInAgain(canvasElement, 'ativa@exemplo.com.br');
    await expect(await canvas.findByLabelText('Nome')).toHaveValue('Mariana Souza Prado');
    await expect(await canvas.findByText(/^O que você digitou e não salvou está aqui/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await answerLeaving('Sair sem salvar', 'salvo.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar perfil' }));
    await expect(await canvas.findByLabelText('Nome')).toHaveValue('Mariana Souza');
  },
};

/** A blocked account ends the session, too; the next person does not see what was typed. */
export const AnotherMember: Story = {
  name: 'Conta bloqueada (403), outra pessoa entra depois',
  parameters: { faults: [{ operation: 'updateProfile', status: 403 }] },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByText(sessionEnded);
    await expect(localStorage.getItem('token')).toBeNull();
    const canvas = await logInAgain(canvasElement, 'inativa@exemplo.com.br');
    await expect(await canvas.findByRole('button', { name: 'Editar perfil' })).toBeVisible();
    await expect(canvas.queryByLabelText('Nome')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo } from '../../stories/mock.ts';
import { paste, replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { invalidFields } from '../../stories/invalidFields.ts';

const meta = {
  title: 'Telas/Conta/Perfil: senha',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { session: 'active' },
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
async function save(element: HTMLElement, current = 'portal123') {
  const canvas = await open(element);
  await paste(canvas.getByLabelText('Senha atual'), current);
  await paste(canvas.getByLabelText('Nova senha'), 'nova-senha');
  await paste(canvas.getByLabelText('Confirmar nova senha'), 'nova-senha');
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar nova senha' }));
  return canvas;
}

/** The form stays open with the typed values, and the session continues. */
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
    const form = canvas.getByLabelText('Senha atual').closest('form');
    await expect(form?.querySelector('[autocomplete=username]')).toHaveValue('ativa@exemplo.com.br');
    await expect(form?.querySelector('[autocomplete=username]')).toHaveAttribute('aria-hidden', 'true');
    await userEvent.tab({ shift: true });
    await expect(form?.contains(document.activeElement)).toBe(false);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Senha atual')).toHaveFocus();
    await expect(canvas.getByLabelText('Senha atual')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByLabelText('Nova senha')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getAllByRole('button', { name: 'Mostrar senha' })).toHaveLength(3);
  },
};

export const Missing: Story = {
  name: 'Diferentes, depois em falta',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    const current = canvas.getByLabelText('Senha atual');
    const password = canvas.getByLabelText('Nova senha');
    const confirmation = canvas.getByLabelText('Confirmar nova senha');
    await paste(current, 'portal123');
    await paste(password, 'nova-senha');
    await paste(confirmation, 'outra');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar nova senha' }));
    await waitFor(() => expect(confirmation).toHaveFocus());
    await expect(confirmation).toHaveAccessibleDescription('As senhas não conferem!');
    for (const field of [current, password, confirmation]) await userEvent.clear(field);
    await expect(current).toHaveAccessibleDescription('Informe sua senha atual.');
    await expect(password).toHaveAccessibleDescription('Informe a nova senha.');
    await expect(confirmation).toHaveAccessibleDescription('Repita a nova senha.');
    // Only the focus changes.
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar nova senha' }));
    await waitFor(() => expect(current).toHaveFocus());
    await expect(requestsTo('PUT /perfil/senha')).toEqual([]);
  },
};

export const Saved: Story = {
  name: 'Senha atual errada, depois salvo',
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement, 'errada');
    await failsWith(canvas, 'Senha atual incorreta.');
    await replaceText(canvas.getByLabelText('Senha atual'), 'portal123');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar nova senha' }));
    await expect(await canvas.findByText('Senha alterada com sucesso!')).toBeVisible();
    await expect(canvas.queryByLabelText('Senha atual')).toBeNull();
    await expect(requestsTo('PUT /perfil/senha')).toEqual([
      { senhaAtual: 'errada', novaSenha: 'nova-senha' },
      { senhaAtual: 'portal123', novaSenha: 'nova-senha' },
    ]);
  },
};

/** Shows the server's field errors at the fields. After a lost answer the new password may be the current one. */
export const InvalidFields: Story = {
  name: 'Campos recusados pelo servidor, depois resposta perdida',
  parameters: invalidFields('changePassword', {
    senhaAtual: 'Esta não é a senha atual.',
    novaSenha: 'Use pelo menos 12 caracteres.',
  }),
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    const current = canvas.getByLabelText('Senha atual');
    await waitFor(() => expect(current).toHaveAccessibleDescription('Esta não é a senha atual.'));
    await waitFor(() => expect(current).toHaveFocus());
    await expect(canvas.getByLabelText('Nova senha')).toHaveAccessibleDescription('Use pelo menos 12 caracteres.');
    await failsWith(canvas, 'Dados inválidos.');
    fault({ operation: 'changePassword', kind: 'html', status: 200 });
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar nova senha' }));
    await canvas.findByText('Erro ao alterar senha.');
    await failsWith(canvas, 'Erro ao alterar senha.');
    const doubt = 'Sua senha pode já ter sido alterada. Tente entrar com a nova.';
    await expect(canvas.getByRole('alert')).toHaveTextContent(doubt);
  },
};

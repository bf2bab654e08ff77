import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerLeaving } from '../../stories/leave.ts';
import { logIn } from '../../stories/logIn.ts';
import { db, fault, requestsTo } from '../../stories/mock.ts';
import { append, replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { pressable } from '../../stories/storyChecks.ts';

/** What is special about this form; "Padrões/Envio" shows what all forms do. */
const meta = {
  title: 'Telas/Conta/Perfil: dados pessoais',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { session: 'active' },
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

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Souza');
    await expect(canvas.getByLabelText('Nome')).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ativa@exemplo.com.br');
  },
};

/** Sair asks too, and removes the text. */
export const LoggedOut: Story = {
  name: 'Saiu da conta',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await append(canvas.getByLabelText('Nome'), ' X');
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }));
    await answerLeaving('Sair da conta sem salvar', 'Ao sair da conta, o texto é apagado.');
    await logIn(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Editar perfil' })).toBeVisible();
    await expect(canvas.queryByLabelText('Nome')).toBeNull();
  },
};

/** The page shows what was saved before the profile has been read again. */
export const Saved: Story = {
  name: 'Salvo',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    // The save reads once before it sends.
    fault({ operation: 'readProfile', kind: 'hang', every: 2 });
    await replaceText(canvas.getByLabelText('Nome'), ' Clara Prado ');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('Perfil atualizado com sucesso!')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Editar perfil' })).toHaveFocus();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Olá, Clara!' })).toBeVisible();
    await expect(requestsTo('PUT /perfil')).toEqual([{ name: 'Clara Prado', email: 'ativa@exemplo.com.br' }]);
  },
};

/** Name and e-mail are changed on another device. */
function changePerson(change: { name?: string; email?: string }): void {
  Object.assign(db().users.find(({ id }) => id === 2) ?? {}, change);
}

/** The same field was changed there: asks which version stays. Theirs: nothing is left to save, and the form says so. */
export const Conflict: Story = {
  name: 'Mudado aqui e em outro lugar, a versão de lá fica',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    changePerson({ name: 'Mariana Prado', email: 'nova@exemplo.com.br' });
    await replaceText(canvas.getByLabelText('Nome'), 'Clara Prado');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    const element = await screen.findByRole('dialog', { name: 'Mudou em outro lugar também' });
    const dialog = within(element);
    // A double tap on "Salvar" chooses no version.
    for (const button of dialog.getAllByRole('button').slice(1)) button.click();
    await expect(element).not.toHaveAttribute('lang', 'en');
    await expect(
      dialog.getByText(
        'Enquanto você editava, estes dados foram mudados em outro aparelho ou aba. Qual versão deve ficar?',
      ),
    ).toBeVisible();
    await expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Nome']);
    await expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Digitado aqui Clara Prado',
      'Salvo lá Mariana Prado',
    ]);
    await expect(dialog.getByRole('button', { name: 'Usar o digitado aqui' })).toBeVisible();
    await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Usar o salvo lá' })));
    await expect(await canvas.findByText('Não há mudanças para salvar.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Nome')).toHaveValue('Mariana Prado'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.getByText('nova@exemplo.com.br', { selector: 'li *' })).toBeVisible();
    await expect(requestsTo('PUT /perfil')).toEqual([]);
  },
};

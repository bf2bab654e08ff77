import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerWith, dropConnection, neverAnswer, requestsTo, signInAs, world } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { askToDelete, expectSentOnce, fill, pressTwice } from '../shared/storySteps.ts';
import { formOf } from './storyModules.ts';

const meta = {
  title: 'Telas/Admin/Módulos: exclusão',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('admin@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = 'Delete this module? All lessons will also be deleted!';

export const AsksBeforeDeleting: Story = {
  name: 'Pergunta antes de excluir',
  play: async ({ canvasElement }) => {
    const dialog = await askToDelete(canvasElement, 'Delete module', 'Conheça o portal', question);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const opener = within(canvasElement).getByRole('button', { name: 'More actions: Conheça o portal' });
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(requestsTo('DELETE /admin/modules/1')).toEqual([]);
  },
};

export const Deleted: Story = {
  name: 'Excluído',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = await askToDelete(canvasElement, 'Delete module', 'Conheça o portal', question);
    pressTwice(dialog.getByRole('button', { name: 'Delete' }));
    const message = await canvas.findByText('Module deleted.');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Conheça o portal/ })).toBeNull());
    await waitFor(() => expect(message.closest('[role="status"]')).toHaveFocus());
    await expectSentOnce('DELETE /admin/modules/1');
    await expect(world().modules.some(({ id }) => id === 1)).toBe(false);
  },
};

/** One message at a time: adding a module takes the message of the deletion away. */
export const OneMessageAtATime: Story = {
  name: 'Uma mensagem por vez',
  play: async (context) => {
    await Deleted.play?.(context);
    const { title, button } = await formOf(context.canvasElement);
    await fill(title, 'Módulo');
    await userEvent.click(button);
    await within(context.canvasElement).findByText('Module saved!');
    await expect(within(context.canvasElement).queryByText('Module deleted.')).toBeNull();
  },
};

export const DeleteFailed: Story = {
  name: 'Falha ao excluir',
  beforeEach: () => answerWith('DELETE', '/admin/modules/:id', 404, { error: 'Módulo não encontrado.' }),
  play: async ({ canvasElement }) => {
    const dialog = await askToDelete(canvasElement, 'Delete module', 'Conheça o portal', question);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Could not delete module.');
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
  },
};

export const DeleteConnectionLost: Story = {
  ...DeleteFailed,
  name: 'Sem conexão ao excluir',
  beforeEach: () => dropConnection('DELETE', '/admin/modules/:id'),
};

export const Deleting: Story = {
  name: 'Excluindo',
  beforeEach: () => neverAnswer('DELETE', '/admin/modules/:id'),
  play: async ({ canvasElement }) => {
    const dialog = await askToDelete(canvasElement, 'Delete module', 'Conheça o portal', question);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

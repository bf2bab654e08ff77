import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db, fault, requestsTo } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { askToDelete, expectSentOnce, pressTwice } from './storySteps.ts';

/** How users delete courses, modules and lessons, shown with a module. */
const meta = {
  title: 'Telas/Admin/Exclusão',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo' },
  parameters: { session: 'admin' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const module = 'Conheça o portal';

function ask(canvasElement: HTMLElement) {
  const question = 'Delete this module? All lessons will also be deleted!';
  return askToDelete(canvasElement, 'Delete module', module, question);
}

/**
 * "Cancel" has the initial focus; it returns the focus and sends nothing. During the request Esc does not close the
 * dialog.
 */
export const Deleting: Story = {
  name: 'Cancelado, depois excluindo',
  parameters: { faults: [{ operation: 'deleteModule', kind: 'hang' }] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click((await ask(canvasElement)).getByRole('button', { name: 'Cancel' }));
    const opener = canvas.getByRole('button', { name: `Delete module: ${module}` });
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(requestsTo('DELETE /admin/modules/1')).toEqual([]);
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** Two presses send one request; the row is gone before the list is read again, and the focus moves to the message. */
export const Deleted: Story = {
  name: 'Excluído',
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvasElement);
    fault({ operation: 'listModules', kind: 'hang' });
    pressTwice(dialog.getByRole('button', { name: 'Delete' }));
    const message = await canvas.findByText('Module deleted.');
    await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(module) })).toBeNull());
    await waitFor(() => expect(message.closest('[role="status"]')).toHaveFocus());
    await expectSentOnce('DELETE /admin/modules/1');
    await expect(db().modules.some(({ id }) => id === 1)).toBe(false);
  },
};

/** The list shows that the server has deleted it although its answer was lost. */
export const AnswerLost: Story = {
  name: 'Resposta perdida',
  parameters: { faults: [{ operation: 'deleteModule', kind: 'html', status: 200 }] },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('Module deleted.')).toBeVisible();
    await expect(canvas.queryByRole('row', { name: new RegExp(module) })).toBeNull();
    await expectSentOnce('DELETE /admin/modules/1');
  },
};

/** The row and the dialog are gone; the focus moves to the message. */
async function expectGone(canvasElement: HTMLElement, title: string): Promise<void> {
  const canvas = within(canvasElement);
  const message = await canvas.findByText(`${title} was deleted in the meantime.`);
  await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(title) })).toBeNull());
  await waitFor(() => expect(message.closest('[role="status"]')).toHaveFocus());
  await expect(screen.queryByRole('alertdialog')).toBeNull();
}

/** One message for any failure. The dialog stays open, and the user can confirm again: another person was faster. */
export const DeletedByAnother: Story = {
  name: 'Falha ao excluir, depois já excluído por outra pessoa',
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    const answerAgain = fault({ operation: 'deleteModule', status: 404, body: { error: 'Módulo não encontrado.' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Could not delete module.');
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
    answerAgain();
    db().modules = db().modules.filter(({ id }) => id !== 1);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expectGone(canvasElement, module);
  },
};

/** Two lessons of one module, one after the other. */
export const LessonsDeletedByAnother: Story = {
  name: 'Aulas já excluídas por outra pessoa',
  args: { path: '/admin/curso/1/modulo/1/aulas' },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = ['Um passeio pelo seu perfil', 'Seu link de indicação'];
    const publication = await canvas.findByRole('button', { name: `Unpublish lesson: ${first}` });
    db().lessons = db().lessons.filter(({ title }) => title !== first);
    await userEvent.click(publication);
    await expectGone(canvasElement, first);
    const dialog = await askToDelete(canvasElement, 'Delete lesson', second, 'Delete this lesson?');
    db().lessons = db().lessons.filter(({ title }) => title !== second);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expectGone(canvasElement, second);
    await expect(canvas.getByText('No lessons yet.')).toBeVisible();
  },
};

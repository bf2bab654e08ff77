import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { requestsTo, world } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { askToDelete, expectSentOnce, pressTwice } from './storySteps.ts';

/** How courses, modules and lessons are deleted; a module stands for them. */
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

/** Esc does not close the dialog during the request. */
export const Deleting: Story = {
  name: 'Excluindo',
  parameters: { faults: [{ operation: 'deleteModule', kind: 'hang' }] },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** The dialog's first focus is "Cancel", which returns the focus and sends nothing. */
export const AsksBeforeDeleting: Story = {
  name: 'Pergunta antes de excluir',
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const opener = canvas.getByRole('button', { name: `More actions: ${module}` });
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(requestsTo('DELETE /admin/modules/1')).toEqual([]);
  },
};

/** Two presses send one request; the focus moves to the message, because the row is gone. */
export const Deleted: Story = {
  name: 'Excluído',
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvasElement);
    pressTwice(dialog.getByRole('button', { name: 'Delete' }));
    const message = await canvas.findByText('Module deleted.');
    await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(module) })).toBeNull());
    await waitFor(() => expect(message.closest('[role="status"]')).toHaveFocus());
    await expectSentOnce('DELETE /admin/modules/1');
    await expect(world().modules.some(({ id }) => id === 1)).toBe(false);
  },
};

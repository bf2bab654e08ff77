import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { lessonFormOf, openMenu } from '../shared/storySteps.ts';
import { expectUncovered, pressable } from '../../stories/storyChecks.ts';

/** On narrow windows the form replaces the list. */
const meta = {
  title: 'Telas/Admin/Aulas: janela estreita',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo/1/aulas' },
  parameters: { session: 'admin' },
  globals: { viewport: { value: 'phone360' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = 'Um passeio pelo seu perfil';

async function openForm(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'New lesson' }));
  return { canvas, ...(await lessonFormOf(canvasElement)) };
}

/** The list comes first: rows of two lines, without the form. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(first) });
    await expect(within(row).getByRole('button', { name: `Move down: ${first}` })).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
    await openMenu(canvasElement, first);
    await expect(await screen.findByRole('menuitem', { name: `Unpublish lesson: ${first}` })).toBeVisible();
  },
};

/** With 200 % text the arrows stay in their row and do not overlap those of the next row. */
export const LargeText: Story = {
  name: 'Texto a 200 %',
  globals: { viewport: { value: 'tablet768' }, textSize: 'double' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(first) });
    await expectUncovered(within(row).getByRole('button', { name: `Move down: ${first}` }));
  },
};

/** Cancelling an edit asks first, empties the form and returns the focus to "New lesson". */
export const Cancelled: Story = {
  name: 'Cancelado',
  play: async ({ canvas, canvasElement }) => {
    await openMenu(canvasElement, first);
    await userEvent.click(await screen.findByRole('menuitem', { name: `Edit lesson: ${first}` }));
    const { form, title } = await lessonFormOf(canvasElement, `Edit lesson: ${first}`);
    await replaceText(title, 'Pela metade');
    await userEvent.click(form.getByRole('button', { name: 'Cancel edit' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await pressable(question.getByRole('button', { name: 'Leave' })));
    const opener = await canvas.findByRole('button', { name: 'New lesson' });
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect((await lessonFormOf(canvasElement)).title).toHaveValue('');
  },
};

/**
 * In the form the save button is visible without scrolling, and the list is hidden. Then the message is above the list,
 * which has the new lesson.
 */
export const Added: Story = {
  name: 'Adicionada',
  play: async ({ canvasElement }) => {
    const { canvas, title, button } = await openForm(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Add lesson' })).toHaveFocus());
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'New lesson' })).toBeNull();
    await expectUncovered(button);
    await replaceText(title, 'Extra');
    await userEvent.click(button);
    await canvas.findByRole('row', { name: /Extra/ });
    const message = canvas.getByText('Lesson created!').closest('[role="status"]');
    await expect(message).toHaveFocus();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

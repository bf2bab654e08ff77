import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { db, fault, requestsTo } from '../../stories/mock.ts';
import { replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { pressable } from '../../stories/storyChecks.ts';
import { askToDelete, expectSentOnce, lessonFormOf, pressTwice } from '../shared/storySteps.ts';

/** Publishing and deleting in the list. "Exclusão" has what all deletions do. */
const meta = {
  title: 'Telas/Admin/Aulas/Ações',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo/1/aulas' },
  parameters: { session: 'admin' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = 'Um passeio pelo seu perfil';
const second = 'Seu link de indicação';
const unpublish = `Unpublish lesson: ${first}`;
const publish = `Publish lesson: ${first}`;

/**
 * Sends only the flag, and the row shows it before it is read again; the message is above the list, and the focus stays
 * at the button. A second press does nothing.
 */
export const Unpublished: Story = {
  name: 'Despublicada',
  beforeEach: () => {
    const [lesson] = db().lessons;
    if (lesson) lesson.published = 0;
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: publish });
    fault({ operation: 'listLessons', kind: 'hang' });
    await userEvent.click(button);
    const row = within(canvas.getByRole('row', { name: new RegExp(first) }));
    (await row.findByRole('button', { name: unpublish })).click();
    await expect(await canvas.findByText('Lesson published!')).toBeVisible();
    await expectSentOnce('PUT /admin/lessons/1');
    await userEvent.click(await pressable(row.getByRole('button', { name: unpublish })));
    await expect(await canvas.findByText('Lesson unpublished.')).toBeVisible();
    await expect(requestsTo('PUT /admin/lessons/1')).toEqual([{ published: 1 }, { published: 0 }]);
    await expect(await row.findByText('Draft')).toBeVisible();
    await waitFor(() => expect(row.getByRole('button', { name: publish })).toHaveFocus());
  },
};

/** Two failures: a reason that the server gives, which is not shown, and none. */
const rejected = { status: 404, body: { error: 'Aula não encontrada.' } } as const;
const broken = { kind: 'html', status: 502 } as const;

/**
 * During the request no other lesson can be published: the click would be lost. A failed change leaves the lesson as it
 * was.
 */
export const PublicationFailed: Story = {
  name: 'Alterando, publicação recusada, depois falha sem motivo',
  play: async ({ canvas }) => {
    const answer = fault({ operation: 'updateLesson', kind: 'hang', ...rejected });
    const button = await canvas.findByRole('button', { name: unpublish });
    button.focus();
    pressTwice(button);
    await waitFor(() => expect(button).toBeDisabled());
    await expect(button).toHaveTextContent('Saving...');
    await expect(canvas.getByRole('button', { name: `Unpublish lesson: ${second}` })).toBeDisabled();
    await expectSentOnce('PUT /admin/lessons/1');
    answer();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not change publish status.');
    await waitFor(() => expect(canvas.getByRole('button', { name: unpublish })).toHaveFocus());
    fault({ operation: 'updateLesson', ...broken });
    await userEvent.click(canvas.getByRole('button', { name: unpublish }));
    await expect(await canvas.findByText('Toggle failed: HTTP 502')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Toggle failed: HTTP 502');
    await waitFor(() => expect(canvas.getByRole('button', { name: unpublish })).toHaveFocus());
  },
};

/** Published and unpublished although the answers were lost: shows no failure, which would ask for another press. */
export const AnswerLost: Story = {
  name: 'Resposta perdida',
  parameters: { faults: [{ operation: 'updateLesson', kind: 'html', status: 200 }] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: unpublish }));
    await expect(await canvas.findByText('Lesson unpublished.')).toBeVisible();
    await userEvent.click(await pressable(canvas.getByRole('button', { name: publish })));
    await expect(await canvas.findByText('Lesson published!')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(requestsTo('PUT /admin/lessons/1')).toEqual([{ published: 0 }, { published: 1 }]);
  },
};

function ask(canvasElement: HTMLElement) {
  return askToDelete(canvasElement, 'Delete lesson', first, 'Delete this lesson?');
}

/** The form gets the new flag, so its save does not undo the publication. It starts over when its lesson is deleted. */
export const WhileBeingEdited: Story = {
  name: 'Despublicada, depois excluída durante a edição',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Edit lesson: ${first}` }));
    const { title, published } = await lessonFormOf(canvasElement, `Edit lesson: ${first}`);
    await userEvent.type(title, '!');
    await userEvent.click(canvas.getByRole('button', { name: unpublish }));
    await canvas.findByText('Lesson unpublished.');
    await waitFor(() => expect(published).not.toBeChecked());
    await expect(title).toHaveValue(`${first}!`);
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const message = await canvas.findByText('Lesson deleted.');
    await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(first) })).toBeNull());
    await waitFor(() => expect(message.closest('[role="status"]')).toHaveFocus());
    await expect(requestsTo('DELETE /admin/lessons/1')).toHaveLength(1);
    await expect(db().lessons.some(({ id }) => id === 1)).toBe(false);
    await expect((await lessonFormOf(canvasElement)).title).toHaveValue('');
  },
};

/** What the list changes is no change of the form: it shows the draft of another tab, and leaves it there. */
export const DraftOfAnotherTab: Story = {
  name: 'Rascunho de outra aba',
  play: async ({ canvas, canvasElement }) => {
    const key = 'draft.1.lesson:1';
    await userEvent.click(await canvas.findByRole('button', { name: `Edit lesson: ${first}` }));
    const { title } = await lessonFormOf(canvasElement, `Edit lesson: ${first}`);
    for (const [change, done] of [
      [unpublish, 'Lesson unpublished.'],
      [`Move down: ${first}`, /moved to position 2/],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: change }));
      await canvas.findByText(done);
      await waitFor(() => expect(canvas.getByRole('button', { name: publish })).toBeEnabled());
      const draft = { savedAt: Date.now(), values: { title: change }, base: { title: first } };
      localStorage.setItem(key, JSON.stringify(draft));
      window.dispatchEvent(new StorageEvent('storage', { key }));
      await waitFor(() => expect(title).toHaveValue(change));
      document.dispatchEvent(new Event('visibilitychange'));
      await expect(localStorage.getItem(key)).toContain(change);
    }
  },
};

/** After a failed deletion the dialog stays and shows the reason. */
export const DeletionFailed: Story = {
  name: 'Exclusão recusada, depois falha sem motivo',
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    for (const [failure, sentence] of [
      [rejected, 'Could not delete lesson.'],
      [broken, 'Delete failed: HTTP 502'],
    ] as const) {
      fault({ operation: 'deleteLesson', ...failure });
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(sentence));
      await expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
      await expect(db().lessons.some(({ id }) => id === 1)).toBe(true);
    }
  },
};

/** A new action removes the last message, also if the action fails. */
export const OneMessageAtATime: Story = {
  name: 'Uma mensagem por vez',
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await canvas.findByText('Lesson deleted.');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: `Unpublish lesson: ${second}` }));
    await canvas.findByText('Lesson unpublished.');
    await expect(canvas.queryByText('Lesson deleted.')).toBeNull();
    const { title, button } = await lessonFormOf(canvasElement);
    await replaceText(title, 'Extra');
    await userEvent.click(button);
    await canvas.findByText('Lesson created!');
    await expect(canvas.queryByText('Lesson unpublished.')).toBeNull();
    await userEvent.click((await lessonFormOf(canvasElement)).button);
    await waitFor(() => expect(canvas.queryByText('Lesson created!')).toBeNull());
    const next = await lessonFormOf(canvasElement);
    await replaceText(next.title, 'Outra');
    await userEvent.click(next.button);
    await canvas.findByText('Lesson created!');
    await userEvent.click(canvas.getByRole('button', { name: `Edit lesson: ${second}` }));
    await waitFor(() => expect(canvas.queryByText('Lesson created!')).toBeNull());
  },
};

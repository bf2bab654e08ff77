import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answerHtml,
  answerWith,
  dropConnection,
  neverAnswer,
  requestsTo,
  signInAs,
  world,
} from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { askToDelete, expectSentOnce, pressTwice } from '../shared/storySteps.ts';

const meta = {
  title: 'Telas/Admin/Aulas/Exclusão',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo/1/aulas' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('admin@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = 'Um passeio pelo seu perfil';

function ask(canvasElement: HTMLElement) {
  return askToDelete(canvasElement, 'Delete lesson', first, 'Delete this lesson?');
}

/** The harmless answer has the focus, and gives it back. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await userEvent.keyboard('{Escape}');
    const opener = within(canvasElement).getByRole('button', { name: `More actions: ${first}` });
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(requestsTo('DELETE /admin/lessons/1')).toEqual([]);
  },
};

export const Deleted: Story = {
  name: 'Excluído',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = await ask(canvasElement);
    pressTwice(dialog.getByRole('button', { name: 'Delete' }));
    const message = await canvas.findByText('Lesson deleted.');
    await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(first) })).toBeNull());
    await waitFor(() => expect(message.closest('[role="status"]')).toHaveFocus());
    await expectSentOnce('DELETE /admin/lessons/1');
    await expect(world().lessons.some(({ id }) => id === 1)).toBe(false);
  },
};

/** The form does not go on about a lesson that is gone. */
export const DeletedWhileBeingEdited: Story = {
  name: 'Excluída durante a edição',
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: `Edit lesson: ${first}` }));
    await canvas.findByRole('form', { name: `Edit lesson: ${first}` });
    await Deleted.play?.(context);
    await expect(canvas.getByRole('form', { name: 'Add lesson' })).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('');
  },
};

/** One message at a time: publishing another lesson takes this one away. */
export const MessageGoesWithTheNextAction: Story = {
  name: 'A mensagem some na próxima ação',
  play: async (context) => {
    await Deleted.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Unpublish lesson: Seu link de indicação' }));
    await canvas.findByText('Lesson unpublished.');
    await expect(canvas.queryByText('Lesson deleted.')).toBeNull();
  },
};

export const Deleting: Story = {
  name: 'Excluindo',
  beforeEach: () => neverAnswer('DELETE', '/admin/lessons/:id'),
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** Shows a deletion that failed: the question stays, with the reason. */
function failsWith(sentence: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
    await expect(world().lessons.some(({ id }) => id === 1)).toBe(true);
  };
}

export const Refused: Story = {
  name: 'Recusado (404)',
  beforeEach: () => answerWith('DELETE', '/admin/lessons/:id', 404, { error: 'Aula não encontrada.' }),
  play: failsWith('Could not delete lesson.'),
};

export const NoReasonGiven: Story = {
  name: 'Falha sem motivo',
  beforeEach: () => answerHtml('DELETE', '/admin/lessons/:id', 502),
  play: failsWith('Delete failed: HTTP 502'),
};

export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('DELETE', '/admin/lessons/:id'),
  play: failsWith('Delete failed: falha de conexão'),
};

export const RefusedWithoutWords: Story = {
  name: 'Recusado sem palavras',
  beforeEach: () => answerWith('DELETE', '/admin/lessons/:id', 422, {}),
  play: failsWith('Delete failed: HTTP 422'),
};

/** A page of a proxy is no sign that anything was deleted. */
export const HtmlAnswer: Story = {
  name: 'Resposta em HTML',
  beforeEach: () => answerHtml('DELETE', '/admin/lessons/:id', 200),
  play: failsWith('Delete failed: falha de conexão'),
};

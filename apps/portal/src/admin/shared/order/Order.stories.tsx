import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo, db } from '../../../stories/mock.ts';
import { queryClient } from '../../../shared/reads/queries.ts';
import { PortalAt } from '../../../stories/PortalAt.tsx';

/** Reordering modules and lessons with buttons, and by drag and drop. */
const meta = {
  title: 'Telas/Admin/Ordem',
  component: PortalAt,
  args: { path: '/admin/curso/2/modulo/3/aulas' },
  parameters: { session: 'admin' },
  beforeEach: () => {
    const lesson = db().lessons.find((one) => one.module_id === 3);
    if (!lesson) throw new Error('Module 3 has no lessons');
    db().lessons = db().lessons.filter((one) => one.module_id !== 3);
    for (const [at, title] of ['Um', 'Dois', 'Três'].entries())
      db().lessons.push({ ...lesson, id: 500 + at, title, position: 1 });
  },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Titles of the rows from the first to the last. */
function titles(element: HTMLElement): (string | null)[] {
  return within(element)
    .getAllByRole('rowheader')
    .map((header) => within(header).getByRole('link').textContent);
}

async function expectOrder(element: HTMLElement, ...expected: string[]): Promise<void> {
  await waitFor(() => expect(titles(element)).toEqual(expected));
}

/**
 * Gives rows that share a position different ones. Sends only changed rows, and only their
 * position.
 */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas, canvasElement }) => {
    const up = await canvas.findByRole('button', { name: 'Move up: Três' });
    await expectOrder(canvasElement, 'Um', 'Dois', 'Três');
    await userEvent.click(up);
    await expectOrder(canvasElement, 'Um', 'Três', 'Dois');
    await expect(canvas.getByRole('button', { name: 'Move up: Três' })).toHaveFocus();
    await expect(await canvas.findByText('Três moved to position 2 of 3.')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(requestsTo('PUT /admin/lessons/501')).toEqual([{ position: 3 }]));
    await expect(requestsTo('PUT /admin/lessons/502')).toEqual([{ position: 2 }]);
    await expect(requestsTo('PUT /admin/lessons/500')).toEqual([]);
  },
};

/** The list shows what was stored before it is read again. */
export const ByKeyboardToTheTop: Story = {
  name: 'Até o topo pelo teclado',
  play: async ({ canvas, canvasElement }) => {
    const up = await canvas.findByRole('button', { name: 'Move up: Três' });
    fault({ operation: 'listLessons', kind: 'hang' });
    up.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expectOrder(canvasElement, 'Três', 'Um', 'Dois');
    await expect(await canvas.findByText('Três moved to position 1 of 3.')).toHaveAttribute('role', 'status');
    const button = canvas.getByRole('button', { name: 'Move up: Três' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    const positions = () => [500, 501, 502].map((id) => db().lessons.find((one) => one.id === id)?.position);
    await waitFor(() => expect(positions()).toEqual([2, 3, 1]));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    await expectOrder(canvasElement, 'Três', 'Um', 'Dois');
  },
};

/** Drags a row over a point of another one, by the events of a browser. */
async function dragOver(handle: HTMLElement, row: HTMLElement, edge: 'top' | 'bottom') {
  const dataTransfer = new DataTransfer();
  const box = row.getBoundingClientRect();
  const at = { dataTransfer, clientX: box.x + 5, clientY: edge === 'top' ? box.top + 3 : box.bottom - 3 };
  const { x, y } = handle.getBoundingClientRect();
  await fireEvent.dragStart(handle, { dataTransfer, clientX: x, clientY: y });
  await waitFor(() => expect(handle.closest('tr')).toHaveAttribute('data-dragged'));
  await fireEvent.dragEnter(row, at);
  await fireEvent.dragOver(row, at);
  return at;
}

/** A line shows the target of the drop. */
export const ByDrag: Story = {
  name: 'Arrastando',
  play: async ({ canvas, canvasElement }) => {
    const handle = await canvas.findByTitle('Drag: Três');
    const [first, , third] = canvas.getAllByRole('row').slice(1);
    if (!first || !third) throw new Error('There is nothing to drag');
    const at = await dragOver(handle, first, 'top');
    await waitFor(() => expect(first).toHaveAttribute('data-drop-edge', 'top'));
    await fireEvent.drop(first, at);
    await expectOrder(canvasElement, 'Três', 'Um', 'Dois');
    await expect(await canvas.findAllByText('Três moved to position 1 of 3.')).toHaveLength(1);
    await expect(first).not.toHaveAttribute('data-drop-edge');
    await expect(third).not.toHaveAttribute('data-dragged');
    await waitFor(() => expect(requestsTo('PUT /admin/lessons/501')).toEqual([{ position: 3 }]));
  },
};

/**
 * Dragging out of the list, or Esc, keeps the order and sends nothing. During the next drag the row is dashed, and a
 * line is below the target row.
 */
export const Dragged: Story = {
  name: 'Arraste cancelado, outro em curso',
  beforeEach: () => () => void fireEvent.dragEnd(document.body),
  play: async ({ canvas, canvasElement }) => {
    const handle = await canvas.findByTitle('Drag: Três');
    const [first, , third] = canvas.getAllByRole('row').slice(1);
    if (!first || !third) throw new Error('There is nothing to drag');
    await dragOver(handle, first, 'top');
    await waitFor(() => expect(first).toHaveAttribute('data-drop-edge'));
    await fireEvent.dragEnd(handle);
    await waitFor(() => expect(first).not.toHaveAttribute('data-drop-edge'));
    await expectOrder(canvasElement, 'Um', 'Dois', 'Três');
    for (const id of [500, 501, 502]) await expect(requestsTo(`PUT /admin/lessons/${id}`)).toEqual([]);
    await expect(canvas.queryByText(/moved to position/)).toBeNull();
    await dragOver(canvas.getByTitle('Drag: Um'), third, 'bottom');
    await waitFor(() => expect(third).toHaveAttribute('data-drop-edge', 'bottom'));
  },
};

/** The second of two requests fails: shows the order that the server has now. */
export const Failed: Story = {
  name: 'Falha',
  play: async ({ canvas, canvasElement }) => {
    const up = await canvas.findByRole('button', { name: 'Move up: Três' });
    fault({ operation: 'updateLesson', status: 500, every: 2, times: 1 });
    await userEvent.click(up);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not change the order. Try again.');
    await expect(requestsTo('PUT /admin/lessons/502')).toEqual([{ position: 2 }]);
    await waitFor(() => expect(requestsTo('GET /admin/lessons/module/3')).toHaveLength(2));
    await expectOrder(canvasElement, 'Um', 'Dois', 'Três');
    await expect(canvas.queryByText(/moved to position/)).toBeNull();
  },
};

/** Each answer is lost, but not what it stored: the move goes on. */
export const AnswerLost: Story = {
  name: 'Respostas perdidas',
  parameters: { faults: [{ operation: 'updateLesson', kind: 'html', status: 200 }] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move up: Três' }));
    await waitFor(() => expect(requestsTo('PUT /admin/lessons/501')).toEqual([{ position: 3 }]));
    await waitFor(() => expect(requestsTo('GET /admin/lessons/module/3')).toHaveLength(2));
    await expectOrder(canvasElement, 'Um', 'Três', 'Dois');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(requestsTo('PUT /admin/lessons/502')).toEqual([{ position: 2 }]);
  },
};

/** An update sends all stored fields of a module (docs/api-decisions.md#admin-calls). */
export const Modules: Story = {
  name: 'Módulos',
  args: { path: '/admin/curso/1/modulo' },
  play: async ({ canvas, canvasElement }) => {
    const [down] = await canvas.findAllByRole('button', { name: /^Move down/ });
    const before = titles(canvasElement);
    const first = db().modules.find(({ title }) => title === before[0]);
    if (!down || !first) throw new Error('There is nothing to move');
    const { id, course_id, title, description, position } = first;
    await userEvent.click(down);
    await expectOrder(canvasElement, ...before.toReversed().map(String));
    const body = { course_id, title, description: description ?? '', position: position + 1 };
    await waitFor(() => expect(requestsTo(`PUT /admin/modules/${id}`)).toEqual([body]));
  },
};

/** The form's save keeps a move that the list made meanwhile; a typed position stays. */
export const MovedWhileBeingEdited: Story = {
  name: 'Movida durante a edição',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit lesson: Um' }));
    const position = within(canvas.getByRole('form')).getByLabelText('Position');
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: Um' }));
    await waitFor(() => expect(position).toHaveValue('2'));
    await userEvent.clear(position);
    await userEvent.type(position, '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: Um' }));
    await expectOrder(canvasElement, 'Dois', 'Três', 'Um');
    await expect(position).toHaveValue('7');
  },
};

/** A move does not restore a deleted entry. */
export const DeletedMeanwhile: Story = {
  name: 'Excluída por outra pessoa',
  play: async ({ canvas, canvasElement }) => {
    const up = await canvas.findByRole('button', { name: 'Move up: Três' });
    db().lessons = db().lessons.filter(({ id }) => id !== 502);
    await userEvent.click(up);
    const message = await canvas.findByText('Três was deleted in the meantime.');
    await waitFor(() => expect(message.closest('[role="status"]')).toHaveFocus());
    await expectOrder(canvasElement, 'Um', 'Dois');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo, db } from '../../stories/mock.ts';
import { replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { pressable } from '../../stories/storyChecks.ts';
import { draftSaved, key } from '../../shared/unsaved/storyUnsaved.ts';
import { courseFormOf, lessonFormOf, lessonPageOf } from './storySteps.ts';

/** Two authors edit the same item: no save overwrites the other's work without asking. */
const meta = {
  title: 'Telas/Admin/Dois autores',
  component: PortalAt,
  args: { path: '/admin/cursos-novo?id=1' },
  parameters: { session: 'admin' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The other author saves while the form is open. */
function changeCourse(change: Partial<ReturnType<typeof db>['courses'][number]>): void {
  const course = db().courses.find(({ id }) => id === 1);
  if (!course) throw new Error('There is no course 1');
  Object.assign(course, change);
}

function changeLesson(change: Partial<ReturnType<typeof db>['lessons'][number]>): void {
  const lesson = db().lessons.find(({ id }) => id === 1);
  if (!lesson) throw new Error('There is no lesson 1');
  Object.assign(lesson, change);
}

/** Both change the title and the access of the course; the one here also changes the content. */
async function conflict(canvasElement: HTMLElement) {
  const { canvas, title, content, description, premium, button } = await courseFormOf(canvasElement);
  changeCourse({ title: 'Título dela', is_premium: 1, description: 'Descrição dela' });
  await replaceText(title, 'Meu título');
  await replaceText(content, 'Meu texto');
  await userEvent.click(button);
  const element = await screen.findByRole('dialog', { name: 'Someone else changed this too' });
  const dialog = within(element);
  // The second press of a double click: the dialog has just appeared.
  dialog.getByRole('button', { name: 'Keep mine' }).click();
  dialog.getByRole('button', { name: 'Use theirs' }).click();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  return { canvas, title, content, description, premium, button, dialog, element };
}

/** Shows the field with both versions, and asks which one to save. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const { dialog, element } = await conflict(canvasElement);
    await expect(element).toHaveAttribute('lang', 'en');
    await expect(
      dialog.getByText('While you were editing, someone else changed what you changed. Which version should stay?'),
    ).toBeVisible();
    await expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Title']);
    await expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Yours Meu título',
      'Theirs Título dela',
    ]);
    await expect(dialog.getByText('Título dela').closest('[lang]')).toHaveAttribute('lang', 'pt-BR');
    await expect(dialog.getByRole('button', { name: 'Use theirs' })).toBeVisible();
    await expect(requestsTo('PUT /admin/courses/1')).toEqual([]);
  },
};

/**
 * Asks again about a save between question and answer. Changes that the other author made in other fields stay, too.
 */
export const ChangedAgain: Story = {
  name: 'Mudado de novo durante a pergunta, a minha versão fica',
  play: async ({ canvas, canvasElement }) => {
    const { dialog } = await conflict(canvasElement);
    changeCourse({ title: 'Outro título dela' });
    await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Keep mine' })));
    await screen.findByText('Outro título dela');
    await userEvent.click(await pressable(screen.getByRole('button', { name: 'Keep mine' })));
    await canvas.findByText('Course saved!', { exact: false });
    await expect(requestsTo('PUT /admin/courses/1')).toMatchObject([
      { title: 'Meu título', description: 'Descrição dela', content: 'Meu texto', is_premium: 1 },
    ]);
  },
};

/** The form in the list asks as well. */
export const LessonInTheList: Story = {
  name: 'Aula na lista',
  args: { path: '/admin/curso/1/modulo/1/aulas' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit lesson: Um passeio pelo seu perfil' }));
    const form = await lessonFormOf(canvasElement, 'Edit lesson: Um passeio pelo seu perfil');
    changeLesson({ title: 'Título dela', content: '', is_required: 0, published: 0 });
    await replaceText(form.title, 'Meu título');
    await replaceText(form.content, 'Meu texto');
    await userEvent.click(form.required);
    await userEvent.click(form.button);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Title', 'Content']);
    await expect(dialog.getByText('(empty)')).toBeVisible();
    await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Keep mine' })));
    await canvas.findByText('Lesson saved!');
    await expect(requestsTo('PUT /admin/lessons/1')).toEqual([{ title: 'Meu título', content: 'Meu texto' }]);
  },
};

/** Sends nothing, and says so; blanks around a title are no change. */
export const NothingChanged: Story = {
  name: 'Nada mudou',
  args: { path: '/admin/aula/1' },
  play: async ({ canvasElement }) => {
    const { canvas, title, button } = await lessonPageOf(canvasElement);
    await userEvent.type(title, ' ');
    await userEvent.click(button);
    await canvas.findByText('There are no changes to save.');
    await expect(button).toBeEnabled();
    await userEvent.type(title, '!');
    await expect(canvas.queryByText('There are no changes to save.')).toBeNull();
    await expect(requestsTo('PUT /admin/lessons/1')).toEqual([]);
  },
};

/** Another author has deleted it: the typed text stays, and its draft. */
function deletedStory(what: string, path: string, operation: 'updateCourse' | 'updateModule' | 'updateLesson'): Story {
  return {
    args: { path },
    parameters: { faults: [{ operation, status: 404, body: { error: 'Não encontrado.' } }] },
    play: async ({ canvas, canvasElement }) => {
      const title = await canvas.findByLabelText('Title');
      await replaceText(title, 'Meu título');
      await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
      const alert = within(await canvas.findByRole('alert'));
      const sentence = `This ${what} was deleted in the meantime. What you typed stays on this page.`;
      await expect(alert.getByText(sentence)).toHaveAttribute('lang', 'en');
      await expect(title).toHaveValue('Meu título');
      await draftSaved(canvasElement);
    },
  };
}

export const LessonDeleted: Story = {
  ...deletedStory('lesson', '/admin/aula/1', 'updateLesson'),
  name: 'Aula excluída por outra pessoa',
};

export const CourseDeleted: Story = {
  ...deletedStory('course', '/admin/cursos-novo?id=1', 'updateCourse'),
  name: 'Curso excluído por outra pessoa',
};

export const ModuleDeleted: Story = {
  ...deletedStory('module', '/admin/curso/1/modulo/1', 'updateModule'),
  name: 'Módulo excluído por outra pessoa',
};

/** Saves nothing that it could not read first: no connection, an error, or HTML instead of JSON. */
export const ReadFailed: Story = {
  name: 'Falha ao ler de novo',
  play: async ({ canvasElement }) => {
    const { canvas, title, button } = await courseFormOf(canvasElement);
    await replaceText(title, 'Meu título');
    const failures = [
      () => fault({ operation: 'readAdminCourse', kind: 'drop' }),
      () => fault({ operation: 'readAdminCourse', status: 500, body: {} }),
      () => fault({ operation: 'readAdminCourse', kind: 'html' }),
      () => fault({ operation: 'readAdminCourse', kind: 'html', status: 404 }),
    ];
    for (const fail of failures) {
      fail();
      await userEvent.click(button);
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Saving...' })).toBeNull());
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        /Could not save course\. Check input and try again\.|Erro ao conectar ao servidor\./,
      );
      await expect(title).toHaveValue('Meu título');
    }
    await expect(requestsTo('PUT /admin/courses/1')).toEqual([]);
  },
};

/**
 * A draft from before the other author saved: shows only its own changes, and asks about fields
 * that both changed.
 */
export const DraftRestored: Story = {
  name: 'Rascunho de antes',
  beforeEach: () => {
    const base = { title: 'Título', description: '', content: 'Texto', is_premium: false };
    const values = { ...base, title: 'Meu título', content: 'Meu texto' };
    localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), values, base }));
    changeCourse({ title: 'Título dela', description: 'Descrição dela', content: 'Texto', is_premium: 1 });
  },
  play: async ({ canvasElement }) => {
    const { canvas, title, description, premium, button } = await courseFormOf(canvasElement);
    await canvas.findByText(/^Your unsaved draft/);
    await expect(title).toHaveValue('Meu título');
    await expect(description).toHaveValue('Descrição dela');
    await expect(premium).toBeChecked();
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Title']);
    await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Use theirs' })));
    await canvas.findByText('Course saved!', { exact: false });
    await expect(requestsTo('PUT /admin/courses/1')).toMatchObject([
      { title: 'Título dela', description: 'Descrição dela', content: 'Meu texto', is_premium: 1 },
    ]);
  },
};

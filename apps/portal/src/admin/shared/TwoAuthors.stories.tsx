import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo, db } from '../../stories/mock.ts';
import { replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { pressable } from '../../stories/storyChecks.ts';
import { key } from '../../shared/unsaved/storyUnsaved.ts';
import { courseFormOf, lessonFormOf, lessonPageOf, modulePageOf } from './storySteps.ts';

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
async function clash(canvasElement: HTMLElement) {
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
    const { dialog, element } = await clash(canvasElement);
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

/** Changes that the other author made in other fields stay, too. */
export const MineSaved: Story = {
  name: 'A minha versão fica',
  play: async ({ canvasElement }) => {
    const { canvas, dialog } = await clash(canvasElement);
    await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Keep mine' })));
    await canvas.findByText('Course saved!', { exact: false });
    await expect(requestsTo('PUT /admin/courses/1')).toMatchObject([
      { title: 'Meu título', description: 'Descrição dela', content: 'Meu texto', is_premium: 1 },
    ]);
  },
};

export const TheirsTaken: Story = {
  name: 'A versão da outra pessoa fica',
  play: async ({ canvasElement }) => {
    const { canvas, dialog, title, description, premium } = await clash(canvasElement);
    await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Use theirs' })));
    await canvas.findByText('Course saved!', { exact: false });
    await expect(requestsTo('PUT /admin/courses/1')).toMatchObject([
      { title: 'Título dela', description: 'Descrição dela', content: 'Meu texto', is_premium: 1 },
    ]);
    await expect(title).toHaveValue('Título dela');
    await expect(description).toHaveValue('Descrição dela');
    await expect(premium).toBeChecked();
  },
};

/** Esc, too, saves nothing; the next save asks again. */
export const Cancelled: Story = {
  name: 'Pergunta cancelada',
  play: async ({ canvasElement }) => {
    const { title, content, button, dialog } = await clash(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(title).toHaveValue('Meu título');
    await expect(content).toHaveValue('Meu texto');
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(title).toHaveValue('Meu título');
    await expect(requestsTo('PUT /admin/courses/1')).toEqual([]);
  },
};

/** Asks again about a save between question and answer. */
export const ChangedAgain: Story = {
  name: 'Mudado de novo durante a pergunta',
  play: async ({ canvas, canvasElement }) => {
    const { dialog } = await clash(canvasElement);
    changeCourse({ title: 'Outro título dela' });
    await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Keep mine' })));
    await screen.findByText('Outro título dela');
    await userEvent.click(await pressable(screen.getByRole('button', { name: 'Keep mine' })));
    await canvas.findByText('Course saved!', { exact: false });
    await expect(requestsTo('PUT /admin/courses/1')).toMatchObject([{ title: 'Meu título' }]);
  },
};

/** Shows long texts where they differ, and a flag by its label. */
export const LongTexts: Story = {
  name: 'Textos longos e campos vazios',
  args: { path: '/admin/aula/1' },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    const start = 'Um parágrafo de uma aula. '.repeat(40);
    changeLesson({ content: start });
    const { content, video, required, button } = await lessonPageOf(canvasElement);
    await replaceText(content, `${start}Minha frase.`);
    await replaceText(video, 'vimeo.com/1');
    await userEvent.click(required);
    changeLesson({ content: `${start}Frase dela.`, video_url: null });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Content', 'Video URL']);
    await expect(dialog.getByText('Minha frase.').parentElement).toHaveTextContent(/^….*Minha frase\.$/);
    await expect(dialog.getByText('Frase dela.').parentElement).toHaveTextContent(/^….*Frase dela\.$/);
    await expect(dialog.getByText('https://vimeo.com/1')).toBeVisible();
    await expect(dialog.getAllByRole('definition').at(-1)).toHaveTextContent('Theirs (empty)');
  },
};

/** A lesson's save sends only what was changed here: the other author's work stays. */
export const LessonInPart: Story = {
  name: 'Aula: só o que mudou',
  args: { path: '/admin/aula/1' },
  play: async ({ canvasElement }) => {
    const { canvas, title, video, published, button } = await lessonPageOf(canvasElement);
    changeLesson({ published: 0, video_url: 'https://vimeo.com/2' });
    await userEvent.type(title, '!');
    await userEvent.click(button);
    await canvas.findByText('Lesson updated!', { exact: false });
    await expect(requestsTo('PUT /admin/lessons/1')).toEqual([{ title: 'Um passeio pelo seu perfil!' }]);
    await expect(published).not.toBeChecked();
    await expect(video).toHaveValue('https://vimeo.com/2');
  },
};

/** The form in the list asks as well. */
export const LessonInTheList: Story = {
  name: 'Aula na lista',
  args: { path: '/admin/curso/1/modulo/1/aulas' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit lesson: Um passeio pelo seu perfil' }));
    const { title, required, button } = await lessonFormOf(canvasElement, 'Edit lesson: Um passeio pelo seu perfil');
    changeLesson({ title: 'Título dela', is_required: 0, published: 0 });
    await replaceText(title, 'Meu título');
    await userEvent.click(required);
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Title']);
    await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Keep mine' })));
    await canvas.findByText('Lesson saved!');
    await expect(requestsTo('PUT /admin/lessons/1')).toEqual([{ title: 'Meu título' }]);
  },
};

/** A module's save sends all fields: the other ones as the other author saved them. */
export const Module: Story = {
  name: 'Módulo',
  args: { path: '/admin/curso/1/modulo/1' },
  play: async ({ canvasElement }) => {
    const { canvas, title, button } = await modulePageOf(canvasElement);
    const module = db().modules.find(({ id }) => id === 1);
    Object.assign(module ?? {}, { description: 'Descrição dela', position: 5 });
    await replaceText(title, 'Meu título');
    await userEvent.click(button);
    await canvas.findByText('Module updated!', { exact: false });
    await expect(requestsTo('PUT /admin/modules/1')).toEqual([
      { course_id: 1, title: 'Meu título', description: 'Descrição dela', position: 5 },
    ]);
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

/** The typed text stays, and its draft. */
export const LessonDeleted: Story = {
  name: 'Aula excluída por outra pessoa',
  args: { path: '/admin/aula/1' },
  play: async ({ canvasElement }) => {
    const { canvas, title, button } = await lessonPageOf(canvasElement);
    await replaceText(title, 'Meu título');
    db().lessons = db().lessons.filter(({ id }) => id !== 1);
    await userEvent.click(button);
    const alert = within(await canvas.findByRole('alert'));
    const sentence = alert.getByText('This lesson was deleted in the meantime. What you typed stays on this page.');
    await expect(sentence).toHaveAttribute('lang', 'en');
    await expect(title).toHaveValue('Meu título');
    await canvas.findByText(/^Draft saved at/);
    await expect(requestsTo('PUT /admin/lessons/1')).toEqual([]);
  },
};

/** Deleted between the read and the save. */
export const CourseDeleted: Story = {
  name: 'Curso excluído por outra pessoa',
  parameters: { faults: [{ operation: 'updateCourse', status: 404, body: { error: 'Curso não encontrado.' } }] },
  play: async ({ canvasElement }) => {
    const { canvas, title, button } = await courseFormOf(canvasElement);
    await replaceText(title, 'Meu título');
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This course was deleted in the meantime. What you typed stays on this page.',
    );
    await expect(title).toHaveValue('Meu título');
  },
};

export const ModuleDeleted: Story = {
  name: 'Módulo excluído por outra pessoa',
  args: { path: '/admin/curso/1/modulo/1' },
  play: async ({ canvasElement }) => {
    const { canvas, title, button } = await modulePageOf(canvasElement);
    await replaceText(title, 'Meu título');
    db().modules = db().modules.filter(({ id }) => id !== 1);
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This module was deleted in the meantime. What you typed stays on this page.',
    );
    await expect(title).toHaveValue('Meu título');
  },
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

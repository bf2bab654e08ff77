import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo } from '../../stories/mock.ts';
import { paste, replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';
import { expectRedirect, expectRetried, lessonPageOf } from '../shared/storySteps.ts';
import { expectUncovered } from '../../stories/storyChecks.ts';

/** What all admin forms do is in "Formulários"; the server's field errors are in "Aulas". */
const meta = {
  title: 'Telas/Admin/Aula',
  component: PortalAt,
  args: { path: '/admin/aula/1' },
  parameters: { session: 'admin' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const { canvas, title, content, video, resource, position, required, published } =
      await lessonPageOf(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Lesson' })).toBeVisible();
    const above = within(canvas.getByRole('navigation', { name: 'You are here' }));
    await expect(above.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Courses',
      'Primeiros passos na rede',
      'Conheça o portal',
    ]);
    await expect(canvas.queryByRole('button', { name: /^Use position/ })).toBeNull();
    await expect(title).toHaveValue('Um passeio pelo seu perfil');
    await expect(content).toHaveTextContent('Boas-vindas!');
    await expect(content).toBeRequired();
    await expect(video).toHaveValue('https://vimeo.com/76979871');
    await expect(resource).toHaveValue('https://portal.exemplo.com.br/materiais/guia-do-perfil.pdf');
    await expect(position).toHaveValue('1');
    await expect(required).toBeChecked();
    await expect(published).toBeChecked();
    const asStudent = canvas.getByRole('link', { name: 'View as student' });
    await expect(asStudent).toHaveAttribute('href', '/curso/aula/1');
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/curso/1/modulo/1/aulas');
  },
};

/** Unlike the form in the list, the page requires the content. One fixed message for any failure; typed text stays. */
export const Updated: Story = {
  name: 'Falha ao salvar, depois atualizado',
  play: async ({ canvas, canvasElement }) => {
    const { title, content, video, resource, position, required, published, button } =
      await lessonPageOf(canvasElement);
    fault({ operation: 'updateLesson', status: 400, body: { error: 'Link inválido.' }, times: 1 });
    await replaceText(title, 'Passeio');
    await userEvent.clear(content);
    await userEvent.click(button);
    await expect(content).toHaveAccessibleDescription(/Enter the content\.$/);
    await expect(requestsTo('PUT /admin/lessons/1')).toEqual([]);
    await paste(content, 'Oi');
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to update lesson.');
    await expect(title).toHaveValue('Passeio');
    await waitFor(() => expect(button).toHaveFocus());
    await replaceText(content, 'Texto novo');
    await replaceText(video, '');
    await replaceText(resource, 'https://a.br/1.pdf, https://b.br/2.pdf');
    await replaceText(position, '3');
    await userEvent.click(required);
    await userEvent.click(published);
    await userEvent.click(button);
    await expectRedirect(canvasElement, 'Lesson updated!', 700, 'Lessons in “Conheça o portal”');
    await expect(requestsTo('PUT /admin/lessons/1').slice(1)).toEqual([
      {
        title: 'Passeio',
        content: 'Texto novo',
        video_url: '',
        resource_url: 'https://a.br/1.pdf, https://b.br/2.pdf',
        position: 3,
        is_required: 0,
        published: 0,
      },
    ]);
    await expect(await canvas.findByRole('row', { name: /Passeio/ })).toBeVisible();
  },
};

/** Wide windows show text and preview side by side, and the save button without scrolling. */
export const PreviewBeside: Story = {
  name: 'Prévia ao lado do texto',
  globals: { viewport: { value: 'desk1280' } },
  play: async ({ canvasElement }) => {
    const { canvas, content, button } = await lessonPageOf(canvasElement);
    const preview = canvas.getByRole('region', { name: 'Preview' });
    await replaceText(content, 'Um **novo** texto');
    await waitFor(() => expect(within(preview).getByText('novo')).toBeVisible());
    await expectUncovered(button);
    await expect(canvas.queryByRole('button', { name: 'Preview' })).toBeNull();
    const save = canvas.getByText(/^(Ctrl|Cmd)\+S to save$/);
    await expect(save).toHaveTextContent(navigator.userAgent.includes('Mac') ? 'Cmd+S to save' : 'Ctrl+S to save');
  },
};

/** Of all loading admin pages, only this one has a Portuguese text. */
export const Loading: Story = {
  name: 'Carregando',
  parameters: { faults: [{ operation: 'readAdminLesson', kind: 'hang' }] },
  play: async ({ canvas }) => {
    // Until then the gate shows the same text.
    await waitFor(() => expect(requestsTo('GET /admin/lessons/1')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByText('Carregando...').closest('[lang]')).toHaveAttribute('lang', 'pt-BR'));
  },
};

/** The titles of module and course belong to the page: it waits for them, and reads both again. */
export const ModuleAndCourseFailed: Story = {
  ...readStories({
    reads: ['readModule', 'readAdminCourse'],
    loading: 'Carregando...',
    failed: 'Failed to load lesson.',
    retry: 'Try again',
    whenFailed: async ({ canvasElement }) => {
      await expect(within(canvasElement).queryByLabelText('Title')).toBeNull();
      await expectRetried(canvasElement, 'GET /admin/modules/1', 'GET /admin/courses/1');
      await expect(requestsTo('GET /admin/lessons/1')).toHaveLength(1);
    },
  }).failed(),
  name: 'Módulo e curso não carregados',
};

/** A lesson whose answer names neither module nor course: the form works, and its back link goes to the courses. */
export const LessonOfNoModule: Story = {
  name: 'Aula de nenhum módulo',
  parameters: {
    faults: [
      {
        operation: 'readAdminLesson',
        body: { id: 1, module_id: 0, course_id: -1, title: 'Aula', position: 2, is_required: 0, published: 0 },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const { canvas, title } = await lessonPageOf(canvasElement);
    await expect(title).toHaveValue('Aula');
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/cursos');
    await expect(requestsTo('GET /admin/modules/0')).toEqual([]);
  },
};

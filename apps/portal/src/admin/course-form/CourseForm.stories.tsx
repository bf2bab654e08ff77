import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo, db } from '../../stories/mock.ts';
import { replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';
import {
  courseFormOf,
  existingCourse,
  expectRedirect,
  expectFieldError,
  expectUncertain,
  fieldErrorsBody,
} from '../shared/storySteps.ts';

/** Only what is special about this form; what all admin forms do is in "Formulários". */
const meta = {
  title: 'Telas/Admin/Curso',
  component: PortalAt,
  args: { path: '/admin/cursos-novo' },
  parameters: { session: 'admin' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['readAdminCourse'],
  loading: 'Loading course',
  failed: 'Failed to load courses.',
  retry: 'Try again',
  whileLoading: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Edit Course' })).toBeVisible();
  },
});

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const { canvas, title, description, content, premium } = await courseFormOf(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'New Course' })).toBeVisible();
    for (const field of [title, description, content]) await expect(field).toHaveValue('');
    await expect(premium).not.toBeChecked();
    await expect(title).toBeRequired();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/cursos');
  },
};

export const Loading: Story = { ...existingCourse, ...reads.loading(), name: 'Carregando' };

export const IdThatIsNone: Story = {
  name: 'Endereço com número inválido',
  args: { path: '/admin/cursos-novo?id=abc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load courses.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to courses' })).toHaveAttribute('href', '/admin/cursos');
    await expect(canvas.queryByLabelText('Title')).toBeNull();
    for (const id of ['abc', '0']) await expect(requestsTo(`GET /admin/courses/${id}`)).toEqual([]);
  },
};

export const Created: Story = {
  name: 'Criado',
  play: async ({ canvas, canvasElement }) => {
    const { title, description, content, premium, button } = await courseFormOf(canvasElement);
    await replaceText(title, ' Vendas ');
    await replaceText(description, 'Resumo');
    await replaceText(content, 'Texto');
    await userEvent.click(premium);
    await userEvent.click(button);
    await expectRedirect(canvasElement, 'Course saved!', 800, 'Courses');
    await expect(requestsTo('POST /admin/courses')).toEqual([
      { title: 'Vendas', description: 'Resumo', content: 'Texto', is_premium: 1 },
    ]);
    await expect(await canvas.findByRole('row', { name: /Vendas/ })).toBeVisible();
  },
};

/** The message has a link for users who do not wait. */
export const Updated: Story = {
  ...existingCourse,
  name: 'Já existente, atualizado',
  play: async ({ canvasElement }) => {
    const { canvas, title, description, content, premium, button } = await courseFormOf(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Course' })).toBeVisible();
    const course = db().courses.find(({ id }) => id === 1);
    await expect(title).toHaveValue('Primeiros passos na rede');
    await expect(description).toHaveValue(course?.description);
    await expect(content).toHaveValue(course?.content);
    await expect(premium).not.toBeChecked();
    await replaceText(title, 'Primeiros passos');
    await replaceText(description, '');
    await replaceText(content, 'Novo texto');
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('link', { name: 'Go now' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Courses' }, { timeout: 500 })).toBeVisible();
    await expect(requestsTo('PUT /admin/courses/1')).toEqual([
      { title: 'Primeiros passos', description: '', content: 'Novo texto', is_premium: 0 },
    ]);
    await expect(requestsTo('POST /admin/courses')).toEqual([]);
  },
};

/** The course was made, but no answer said so. The next save looks for it, and changes it: it makes no second one. */
export const AnswerLost: Story = {
  name: 'Resposta perdida',
  play: async ({ canvas, canvasElement }) => {
    const { title, content, button } = await courseFormOf(canvasElement);
    const answerAgain = fault({ operation: 'createCourse', kind: 'html', status: 200 });
    await replaceText(title, 'Vendas');
    await userEvent.click(button);
    await expectUncertain(canvasElement, 'Could not save course. Check input and try again.');
    answerAgain();
    const listAgain = fault({ operation: 'listAdminCourses', kind: 'drop' });
    await userEvent.click(button);
    const alert = within(await expectUncertain(canvasElement, 'Erro ao conectar ao servidor.'));
    await expect(alert.getByText('Erro ao conectar ao servidor.')).toHaveAttribute('lang', 'pt-BR');
    listAgain();
    await expect(title).toHaveValue('Vendas');
    await replaceText(content, 'Texto');
    await userEvent.click(button);
    await canvas.findByText('Course saved!', { exact: false });
    await expect(requestsTo('POST /admin/courses')).toHaveLength(1);
    const made = db().courses.filter((course) => course.title === 'Vendas');
    await expect(made).toMatchObject([{ content: 'Texto' }]);
  },
};

/** Shows the server's field errors at the fields and focuses the first; typing clears it. */
export const InvalidFields: Story = {
  name: 'Campos recusados pelo servidor',
  beforeEach: () =>
    fault({
      operation: 'createCourse',
      status: 400,
      body: fieldErrorsBody(
        { field: 'is_premium', message: 'Cursos premium estão fechados.' },
        { field: 'title', message: 'Título já usado.' },
      ),
    }),
  play: async ({ canvasElement }) => {
    const { canvas, title, premium, content, button } = await courseFormOf(canvasElement);
    await replaceText(title, 'Vendas');
    await replaceText(content, 'Texto');
    await userEvent.click(premium);
    await userEvent.click(button);
    await expectFieldError(title, 'Título já usado.');
    await expectFieldError(premium, 'Cursos premium estão fechados.');
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveValue('Vendas');
    await expect(content).toHaveValue('Texto');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Dados inválidos.');
    await userEvent.type(title, '!');
    await expect(title).toBeValid();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { neverAnswer, requestsTo, signInAs, world } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { expectRedirect, expectSentOnce, fill, pressTwice } from '../shared/storySteps.ts';
import { expectNoSidewaysScroll } from '../../stories/storyChecks.ts';
import { formOf, existing } from './storyCourseForm.ts';

const meta = {
  title: 'Telas/Admin/Curso',
  component: PortalAt,
  args: { path: '/admin/cursos-novo' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('admin@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const { canvas, title, description, content, premium } = await formOf(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'New Course' })).toBeVisible();
    for (const field of [title, description, content]) await expect(field).toHaveValue('');
    await expect(premium).not.toBeChecked();
    await expect(title).toBeRequired();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/cursos');
  },
};

export const CheckingPermission: Story = {
  name: 'Checando permissão',
  beforeEach: () => neverAnswer('GET', '/perfil'),
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText('Checando permissão...');
    // It fades in, so that a short wait does not flicker.
    await waitFor(() => expect(words).toBeVisible());
    await expect(within(canvasElement).queryByLabelText('Title')).toBeNull();
  },
};

export const Existing: Story = {
  ...existing,
  name: 'Já existente',
  play: async ({ canvasElement }) => {
    const { canvas, title, description, content, premium } = await formOf(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Course' })).toBeVisible();
    const course = world().courses.find(({ id }) => id === 1);
    await expect(title).toHaveValue('Primeiros passos na rede');
    await expect(description).toHaveValue(course?.description);
    await expect(content).toHaveValue(course?.content);
    await expect(premium).not.toBeChecked();
  },
};

export const TitleMissing: Story = {
  name: 'Título em falta',
  play: async ({ canvasElement }) => {
    const { title, button } = await formOf(canvasElement);
    await userEvent.type(title, '   ');
    await userEvent.click(button);
    await expect(title).toHaveAccessibleDescription('Enter a title.');
    await waitFor(() => expect(title).toHaveFocus());
    await expect(requestsTo('POST /admin/courses')).toEqual([]);
    await userEvent.type(title, 'C');
    await expect(title).not.toHaveAttribute('aria-invalid');
  },
};

export const Created: Story = {
  name: 'Criado',
  play: async ({ canvasElement }) => {
    const { title, description, content, premium, button } = await formOf(canvasElement);
    await userEvent.type(title, ' Vendas ', { delay: null });
    await userEvent.type(description, 'Resumo', { delay: null });
    await userEvent.type(content, 'Texto', { delay: null });
    await userEvent.click(premium);
    await userEvent.click(button);
    await expectRedirect(canvasElement, 'Course saved!', 800, 'Courses');
    await expect(requestsTo('POST /admin/courses')).toEqual([
      { title: 'Vendas', description: 'Resumo', content: 'Texto', is_premium: 1 },
    ]);
    await expect(await within(canvasElement).findByRole('row', { name: /Vendas/ })).toBeVisible();
  },
};

export const Updated: Story = {
  ...existing,
  name: 'Atualizado',
  play: async ({ canvasElement }) => {
    const { title, description, content, button } = await formOf(canvasElement);
    await fill(title, 'Primeiros passos');
    await fill(description, '');
    await fill(content, 'Novo texto');
    await userEvent.click(button);
    await expectRedirect(canvasElement, 'Course saved!', 800, 'Courses');
    await expect(requestsTo('PUT /admin/courses/1')).toEqual([
      { title: 'Primeiros passos', description: '', content: 'Novo texto', is_premium: 0 },
    ]);
    await expect(requestsTo('POST /admin/courses')).toEqual([]);
  },
};

/** The message has a link for users who do not wait. */
export const SavedGoesNow: Story = {
  ...existing,
  name: 'Salvo, segue na hora',
  play: async ({ canvasElement }) => {
    const { canvas, button } = await formOf(canvasElement);
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('link', { name: 'Go now' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Courses' }, { timeout: 500 })).toBeVisible();
  },
};

export const Saving: Story = {
  ...existing,
  name: 'Salvando',
  beforeEach: () => neverAnswer('PUT', '/admin/courses/:id'),
  play: async ({ canvasElement }) => {
    const { canvas, title, button } = await formOf(canvasElement);
    pressTwice(button);
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await userEvent.type(title, '{Enter}');
    await expectSentOnce('PUT /admin/courses/1');
  },
};

/** The form starts with what the server has now, not with what another page read before. */
export const StartsFresh: Story = {
  name: 'Começa do zero',
  args: { path: '/admin/curso/1/modulo' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Modules of Primeiros passos na rede' });
    const course = world().courses.find(({ id }) => id === 1);
    if (course) course.title = 'Mudado por outra pessoa';
    await userEvent.click(canvas.getByRole('link', { name: 'Courses' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit course: Mudado por outra pessoa' }));
    await expect(await canvas.findByLabelText('Title')).toHaveValue('Mudado por outra pessoa');
  },
};

export const LongText: Story = {
  ...existing,
  name: 'Textos longos',
  beforeEach: () => {
    const [course] = world().courses;
    if (course) Object.assign(course, { title: 'Curso'.repeat(24), description: 'Palavra'.repeat(60) });
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await expect((await formOf(canvasElement)).title).toHaveValue('Curso'.repeat(24));
    await expectNoSidewaysScroll();
  },
};

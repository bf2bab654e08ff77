import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo, db } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';
import { askToDelete, openMenu } from '../shared/storySteps.ts';

const meta = {
  title: 'Telas/Admin/Cursos',
  component: PortalAt,
  args: { path: '/admin/cursos' },
  parameters: { session: 'admin' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['listAdminCourses'],
  loading: 'Loading courses',
  failed: 'Failed to load courses.',
  retry: 'Try again',
});

const first = 'Primeiros passos na rede';

function ask(canvasElement: HTMLElement) {
  return askToDelete(canvasElement, 'Delete course', first, 'Delete this course? This cannot be undone!');
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Primeiros passos na rede/ });
    // Texts of authors are Portuguese on an English page.
    await expect(within(row).getByText('Primeiros passos na rede').closest('[lang]')).toHaveAttribute('lang', 'pt-BR');
    await expect(within(row).getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', '/admin/cursos-novo?id=1');
    await expect(within(row).getByRole('link', { name: /^Manage modules/ })).toHaveAttribute(
      'href',
      '/admin/curso/1/modulo',
    );
    await expect(within(row).getByRole('link', { name: first })).toHaveAttribute('href', '/admin/curso/1/modulo');
    await expect(within(row).getByText('Free')).toBeVisible();
    await expect(within(row).getByText(/^O essencial para começar/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New course' })).toHaveAttribute('href', '/admin/cursos-novo');
  },
};

/** On phones a row has two lines, and its menu all of its actions. */
export const OnPhones: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('row', { name: /Primeiros passos na rede/ });
    await expect(within(row).queryByRole('link', { name: /^Edit/ })).toBeNull();
    await openMenu(canvasElement, first);
    await expect(await screen.findByRole('menuitem', { name: `Edit course: ${first}` })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: `Manage modules: ${first}` })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: `Delete course: ${first}` })).toBeVisible();
  },
};

/**
 * The user is no longer an administrator: the next rejected call redirects to the profile
 * (docs/api-decisions.md#common-errors).
 */
export const RoleLost: Story = {
  name: 'Deixou de ser administrador',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('row', { name: /Primeiros passos na rede/ });
    fault({ operation: 'deleteCourse', status: 403, body: { error: 'Acesso restrito a administradores.' } });
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Olá, Administração!' })).toBeVisible();
  },
};

export const CheckingPermission: Story = {
  name: 'Checando permissão',
  // The same page with a slash at its end.
  args: { path: '/admin/cursos/' },
  parameters: { faults: [{ operation: 'readProfile', kind: 'hang' }] },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Checando permissão...');
    // It fades in, so that a short wait does not flicker.
    await waitFor(() => expect(text).toBeVisible());
    // The shape of a list.
    await expect(within(canvas.getByRole('main')).getAllByRole('status')).toHaveLength(1);
    await expect(requestsTo('GET /admin/courses')).toEqual([]);
  },
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const Empty: Story = {
  name: 'Vazio',
  parameters: { faults: [{ operation: 'listAdminCourses', body: [] }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No courses yet.')).toBeVisible();
  },
};

export const LoadFailed: Story = { ...reads.failed(), name: 'Falha ao carregar' };

export const Deleted: Story = {
  name: 'Falha ao excluir, depois excluído',
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvasElement);
    const answerAgain = fault({ operation: 'deleteCourse', status: 500, body: {} });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByText('Could not delete. Check your backend and permissions.')).toBeVisible();
    answerAgain();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('Course deleted.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Primeiros passos na rede/ })).toBeNull());
    await expect(db().courses.some((course) => course.id === 1)).toBe(false);
  },
};

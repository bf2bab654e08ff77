import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { requestsTo } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';
import { expectRetried } from '../shared/storySteps.ts';

const meta = {
  title: 'Telas/Admin/Aulas',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo/1/aulas' },
  parameters: { session: 'admin' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

async function expectNoForm({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expect(within(canvasElement).queryByRole('form')).toBeNull();
}

const reads = readStories({
  reads: ['readAdminCourse', 'readModule', 'listLessons'],
  loading: 'Loading lessons',
  failed: 'Failed to load data.',
  retry: 'Try again',
  whileLoading: expectNoForm,
  whenFailed: async (context) => {
    await expectNoForm(context);
    const calls = ['GET /admin/courses/1', 'GET /admin/modules/1', 'GET /admin/lessons/module/1'];
    await expectRetried(context.canvasElement, ...calls);
  },
});

/** The list with its form. The stories "Ações" and "Formulário" have the actions. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Um passeio pelo seu perfil/ }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Lessons in “Conheça o portal”' })).toBeVisible();
    await expect(row.getByRole('link', { name: 'Um passeio pelo seu perfil' })).toHaveAttribute(
      'href',
      '/curso/aula/1',
    );
    await expect(
      row.getByText('Published', { selector: 'span:not([aria-hidden]) *, span:not([aria-hidden])' }),
    ).toBeVisible();
    await expect(row.getByText('Video')).toBeVisible();
    const other = within(canvas.getByRole('row', { name: /Seu link de indicação/ }));
    await expect(other.getByText('Text')).toBeVisible();
    for (const action of [/^Edit/, /^Unpublish/, /^Delete/])
      await expect(row.getByRole('button', { name: action })).toBeEnabled();
    const course = canvas.getByRole('link', { name: 'Primeiros passos na rede' });
    await expect(course).toHaveAttribute('href', '/admin/curso/1/modulo');
  },
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const Empty: Story = {
  name: 'Vazio',
  parameters: { faults: [{ operation: 'listLessons', body: [] }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No lessons yet.')).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Add lesson' })).toBeVisible();
  },
};

/** Rows without an id keep their index: other rows move past them. */
export const IncompleteRows: Story = {
  name: 'Linhas incompletas',
  parameters: {
    faults: [
      {
        operation: 'listLessons',
        body: [
          { id: 1, module_id: 1, title: 'Primeira', position: 1, published: 1 },
          { title: 'Sem número', position: 2 },
          null,
          { id: 2, module_id: 1, title: 'Última', position: 3 },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const withoutId = within(await canvas.findByRole('row', { name: /Sem número/ }));
    await expect(withoutId.queryByRole('button')).toBeNull();
    await expect(withoutId.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('1 row could not be shown.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move up: Última' }));
    await waitFor(() => expect(requestsTo('PUT /admin/lessons/1').at(-1)).toEqual({ position: 3 }));
    await expect(requestsTo('PUT /admin/lessons/2').at(-1)).toEqual({ position: 1 });
  },
};

export const LoadFailed: Story = { ...reads.failed(), name: 'Falha ao carregar' };

/** The module in the address belongs to another course. */
export const ModuleOfAnotherCourse: Story = {
  name: 'Módulo de outro curso',
  args: { path: '/admin/curso/2/modulo/1/aulas' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load data.');
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

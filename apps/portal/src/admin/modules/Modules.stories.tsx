import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { requestsTo } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';
import { expectRetried, moduleFormOf } from '../shared/storySteps.ts';
import { expectUncovered } from '../../stories/storyChecks.ts';

/** The list. "Adição" has the form, "Exclusão" the deletion, "Ordem" the moves. */
const meta = {
  title: 'Telas/Admin/Módulos',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo' },
  parameters: { session: 'admin' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

async function expectNoForm({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expect(within(canvasElement).queryByRole('form')).toBeNull();
}

const reads = readStories({
  reads: ['readAdminCourse', 'listModules'],
  loading: 'Loading modules',
  failed: 'Failed to load course or modules.',
  retry: 'Try again',
  whileLoading: expectNoForm,
  whenFailed: async (context) => {
    await expectNoForm(context);
    await expectRetried(context.canvasElement, 'GET /admin/courses/1', 'GET /admin/modules/course/1');
  },
});

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('row', { name: /Conheça o portal/ });
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Modules in “Primeiros passos na rede”' }),
    ).toBeVisible();
    await expect(within(row).getByRole('link', { name: /^Edit module/ })).toHaveAttribute(
      'href',
      '/admin/curso/1/modulo/1',
    );
    await expect(within(row).getByRole('link', { name: /^Lessons in/ })).toHaveAttribute(
      'href',
      '/admin/curso/1/modulo/1/aulas',
    );
    await expect(within(row).getByRole('link', { name: 'Conheça o portal' })).toHaveAttribute(
      'href',
      '/admin/curso/1/modulo/1/aulas',
    );
    await expect(await within(row).findByText('2 lessons')).toBeVisible();
    await expect(within(row).getByText('Onde fica cada coisa e o que preencher primeiro.')).toBeVisible();
    const asStudent = canvas.getByRole('link', { name: 'View as student' });
    await expect(asStudent).toHaveAttribute('href', '/curso/1');
    const { title, description, position } = await moduleFormOf(canvasElement);
    await expect([title, description, position].map((field) => 'value' in field && field.value)).toEqual(['', '', '1']);
  },
};

/** A module with a lesson that students do not see yet. */
export const WithDraft: Story = {
  name: 'Com rascunho',
  args: { path: '/admin/curso/4/modulo' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Conversas e medidas/ });
    await expect(await within(row).findByText('1 of 2 published')).toBeVisible();
  },
};

/** A row has two lines. The form replaces the list: its button is visible. */
export const OnPhones: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('row', { name: /Conheça o portal/ });
    await expectNoForm({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'New module' }));
    const { button } = await moduleFormOf(canvasElement);
    await expect(canvas.queryByRole('row')).toBeNull();
    await expectUncovered(button);
  },
};

export const Empty: Story = {
  name: 'Vazio',
  parameters: { faults: [{ operation: 'listModules', body: [] }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No modules yet.')).toBeVisible();
    await moduleFormOf(canvasElement);
  },
};

/** The list does not wait for the course, which has the lesson counts. */
export const LessonsUnknown: Story = {
  name: 'Número de aulas desconhecido',
  parameters: { faults: [{ operation: 'readCourse', status: 500, body: {} }] },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Conheça o portal/ });
    await expect(await within(row).findByText('--')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const LoadFailed: Story = { ...reads.failed(), name: 'Falha ao carregar' };

export const IdThatIsNone: Story = {
  name: 'Endereço com número inválido',
  args: { path: '/admin/curso/abc/modulo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load course or modules.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to courses' })).toHaveAttribute('href', '/admin/cursos');
    for (const id of ['abc', '0']) await expect(requestsTo(`GET /admin/modules/course/${id}`)).toEqual([]);
  },
};

/** Counts two rows that are no objects. A module without an id has no actions. */
export const IncompleteRows: Story = {
  name: 'Linhas incompletas',
  parameters: {
    faults: [
      {
        operation: 'listModules',
        body: [
          { id: 1, course_id: 1, title: 'Boas-vindas', position: 1 },
          null,
          7,
          { title: 'Sem número', position: null },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const withoutId = within(await canvas.findByRole('row', { name: /Sem número/ }));
    // Its position and its lessons are unknown.
    await waitFor(() => expect(withoutId.getAllByText('--')).toHaveLength(2));
    await expect(withoutId.queryByRole('link')).toBeNull();
    await expect(withoutId.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Edit module: Boas-vindas' })).toBeInTheDocument();
    await expect(canvas.getByText('2 rows could not be shown.')).toBeVisible();
  },
};

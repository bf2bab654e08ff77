import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answerHtml, answerWith, requestsTo, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories, showsText } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Admin/Módulos: leitura',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('admin@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

async function expectNoForm({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expect(within(canvasElement).queryByRole('form')).toBeNull();
}

const reads = readStories({
  reads: ['/admin/modules/course/:id'],
  loading: 'Loading modules',
  failed: 'Failed to load course or modules.',
  retry: 'Try again',
  whileLoading: expectNoForm,
  whenFailed: expectNoForm,
});

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const LoadFailed: Story = { ...reads.failed(), name: 'Falha ao carregar' };

export const CourseFailed: Story = {
  ...LoadFailed,
  name: 'Curso não carregado',
  beforeEach: () => answerHtml('GET', '/admin/courses/:id', 502),
};

export const LoadConnectionLost: Story = { ...reads.connectionLost(), name: 'Sem conexão ao carregar' };

export const LoadWrongShape: Story = {
  ...reads.wrongShape({ modules: [] }),
  name: 'Resposta fora do contrato ao carregar',
};

/** Two rows that are no objects are counted; a module without an id has no actions. */
export const IncompleteRows: Story = {
  name: 'Linhas incompletas',
  beforeEach: () =>
    answerWith('GET', '/admin/modules/course/:id', 200, [
      { id: 1, course_id: 1, title: 'Boas-vindas', position: 1 },
      null,
      7,
      { title: 'Sem número', position: null },
    ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const withoutId = within(await canvas.findByRole('row', { name: /Sem número/ }));
    await expect(withoutId.getByText('--')).toBeVisible();
    await expect(withoutId.queryByRole('link')).toBeNull();
    await expect(withoutId.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Edit module: Boas-vindas' })).toBeVisible();
    await expect(canvas.getByText('2 rows could not be shown.')).toBeVisible();
  },
};

export const UnknownCourse: Story = {
  ...LoadFailed,
  name: 'Curso desconhecido',
  args: { path: '/admin/curso/9999/modulo' },
  beforeEach: () => {},
};

export const LoadsAtSecondTry: Story = {
  ...reads.retried({ '/admin/modules/course/:id': [] }, showsText('No modules yet.')),
  name: 'Carrega na segunda tentativa',
};

export const IdThatIsNone: Story = {
  name: 'Endereço com número inválido',
  args: { path: '/admin/curso/abc/modulo' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load course or modules.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to courses' })).toHaveAttribute('href', '/admin/cursos');
    for (const id of ['abc', '0']) await expect(requestsTo(`GET /admin/modules/course/${id}`)).toEqual([]);
  },
};

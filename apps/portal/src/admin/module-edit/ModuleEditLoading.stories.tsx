import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answerHtml, requestsTo, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Admin/Módulo: leitura',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo/1' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('admin@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['/admin/modules/:id'],
  loading: 'Loading module',
  failed: 'Failed to load course or module.',
  retry: 'Try again',
  whenFailed: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText('Title')).toBeNull();
  },
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
  ...reads.wrongShape([]),
  name: 'Resposta fora do contrato ao carregar',
};

export const UnknownModule: Story = {
  ...LoadFailed,
  name: 'Módulo desconhecido',
  args: { path: '/admin/curso/1/modulo/9999' },
  beforeEach: () => {},
};

export const LoadsAtSecondTry: Story = {
  ...reads.retried(
    { '/admin/modules/:id': { id: 1, course_id: 1, title: 'Módulo', position: 4 } },
    async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await expect(await canvas.findByLabelText('Title')).toHaveValue('Módulo');
      await expect(canvas.getByLabelText('Position')).toHaveValue('4');
    },
  ),
  name: 'Carrega na segunda tentativa',
};

export const IdThatIsNone: Story = {
  name: 'Endereço com número inválido',
  args: { path: '/admin/curso/1/modulo/x1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load course or module.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to courses' })).toHaveAttribute('href', '/admin/cursos');
    for (const id of ['x1', '0']) await expect(requestsTo(`GET /admin/modules/${id}`)).toEqual([]);
  },
};

/** A module of another course cannot be saved from here, so it is not shown either. */
export const ModuleOfAnotherCourse: Story = {
  name: 'Módulo de outro curso',
  args: { path: '/admin/curso/2/modulo/1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load course or module.');
    await expect(canvas.queryByLabelText('Title')).toBeNull();
  },
};

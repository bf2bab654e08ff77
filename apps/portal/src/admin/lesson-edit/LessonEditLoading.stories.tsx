import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { readsSent, requestsTo } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';
import { expectRetried, lessonPageOf } from '../shared/storySteps.ts';

const meta = {
  title: 'Telas/Admin/Aula: leitura',
  component: PortalAt,
  args: { path: '/admin/aula/1' },
  parameters: { session: 'admin' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['readAdminLesson'],
  loading: 'Carregando...',
  failed: 'Failed to load lesson.',
  retry: 'Try again',
  whenFailed: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText('Title')).toBeNull();
  },
});

export const Loading: Story = {
  name: 'Carregando',
  parameters: { faults: [{ operation: 'readAdminLesson', kind: 'hang' }] },
  play: async ({ canvas }) => {
    // The page reads once its chunk has rendered; until then the gate shows the same text.
    await waitFor(() => expect(readsSent()).toContain('GET /admin/lessons/1'));
    // It fades in so that a short wait does not flicker, and renders again with the screen's chunk.
    await waitFor(async () => {
      const text = canvas.getByText('Carregando...');
      await expect(text).toBeVisible();
      await expect(text.closest('[lang]')).toHaveAttribute('lang', 'pt-BR');
    });
  },
};

export const LoadFailed: Story = { ...reads.failed(), name: 'Falha ao carregar' };

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

async function expectFormWithoutList({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const { canvas, title } = await lessonPageOf(canvasElement);
  await expect(title).toHaveValue('Aula');
  await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/cursos');
}

/** Without a module in the answer the form still works, and its back link goes to the courses. */
export const LessonOfNoModule: Story = {
  play: expectFormWithoutList,
  name: 'Aula de nenhum módulo',
  parameters: {
    faults: [
      {
        operation: 'readAdminLesson',
        body: { id: 1, module_id: 0, title: 'Aula', position: 2, is_required: 0, published: 0 },
      },
    ],
  },
};

/** Takes the course from the module if the lesson has none; if neither has one, shows `--`. */
export const ModuleOfNoCourse: Story = {
  play: expectFormWithoutList,
  name: 'Módulo de nenhum curso',
  parameters: {
    faults: [
      {
        operation: 'readAdminLesson',
        body: { id: 1, module_id: 1, course_id: -1, title: 'Aula', position: 2, is_required: 0, published: 0 },
      },
      { operation: 'readModule', body: { id: 1, course_id: 0, title: 'Módulo', position: 1 } },
    ],
  },
};

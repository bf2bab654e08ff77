import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { neverAnswer, requestsTo, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';
import { existing } from './storyCourseForm.ts';

const meta = {
  title: 'Telas/Admin/Curso: leitura',
  component: PortalAt,
  args: { path: '/admin/cursos-novo' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('admin@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['/admin/courses/:id'],
  loading: 'Loading course',
  failed: 'Failed to load courses.',
  retry: 'Try again',
  whileLoading: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Edit Course' })).toBeVisible();
  },
  whenFailed: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText('Title')).toBeNull();
  },
});

export const Loading: Story = { ...existing, ...reads.loading(), name: 'Carregando' };

export const LoadFailed: Story = { ...existing, ...reads.failed(), name: 'Falha ao carregar' };

export const TriesAgain: Story = {
  ...LoadFailed,
  name: 'Tenta de novo',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    neverAnswer('GET', '/admin/courses/:id');
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Loading...' })).toBeDisabled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load courses.');
  },
};

export const LoadsAtSecondTry: Story = {
  ...existing,
  ...reads.retried({ '/admin/courses/:id': { id: 1, title: 'Curso', is_premium: 1 } }, async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('Title')).toHaveValue('Curso');
    await expect(canvas.getByRole('checkbox', { name: 'Premium' })).toBeChecked();
  }),
  name: 'Carrega na segunda tentativa',
};

export const LoadConnectionLost: Story = { ...existing, ...reads.connectionLost(), name: 'Sem conexão ao carregar' };

export const LoadWrongShape: Story = {
  ...existing,
  ...reads.wrongShape([]),
  name: 'Resposta fora do contrato ao carregar',
};

export const UnknownCourse: Story = {
  ...LoadFailed,
  name: 'Curso desconhecido',
  args: { path: '/admin/cursos-novo?id=9999' },
  beforeEach: () => {},
};

export const IdThatIsNone: Story = {
  name: 'Endereço com número inválido',
  args: { path: '/admin/cursos-novo?id=abc' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load courses.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to courses' })).toHaveAttribute('href', '/admin/cursos');
    await expect(canvas.queryByLabelText('Title')).toBeNull();
    for (const id of ['abc', '0']) await expect(requestsTo(`GET /admin/courses/${id}`)).toEqual([]);
  },
};

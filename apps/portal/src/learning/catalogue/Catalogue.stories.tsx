import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { requestsTo, db } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Cursos/Catálogo',
  component: PortalAt,
  args: { path: '/cursos' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['listCourses'],
  loading: 'Carregando cursos',
  failed: 'Erro ao carregar cursos.',
  whileLoading: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Catálogo de cursos' })).toBeVisible();
  },
});

export const Visitor: Story = {
  name: 'Visitante',
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'Liderança e formação de equipes' });
    await expect(within(card).getByText('Curso Premium')).toBeVisible();
    await expect(within(card).getByRole('link')).toHaveAttribute('href', '/curso-iniciar/3');
    const free = canvas.getByRole('article', { name: 'Comunicação e oratória' });
    await expect(within(free).getByText('Acesso livre')).toBeVisible();
    await expect(within(free).getByText('Sem descrição cadastrada')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Meus Cursos' })).toHaveAttribute('href', '/perfil/cursos');
    await expect(canvas.queryByText(/^Inscrito/)).toBeNull();
    await expect(requestsTo('GET /perfil')).toHaveLength(0);
  },
};

export const Member: Story = {
  name: 'Membro',
  parameters: { session: 'active' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Inscrito · 50%')).toBeVisible());
    await expect(canvas.getByText('Inscrito')).toBeVisible();
    await expect(canvas.getByText('Concluído')).toBeVisible();
    const card = canvas.getByRole('article', { name: 'Primeiros passos na rede' });
    await expect(within(card).queryByText(/^Inscrito/)).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Vazio',
  beforeEach: () => {
    db().courses = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum curso disponível no momento.')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/');
  },
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const LoadFailed: Story = { ...reads.failed(), name: 'Falha ao carregar' };

/** Shows only the text about invalid rows, not the empty result of a search. */
export const NoReadableRow: Story = {
  name: 'Nenhuma linha legível',
  parameters: { faults: [{ operation: 'listCourses', body: [null, null] }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 itens não puderam ser mostrados.')).toBeVisible();
    await expect(canvas.queryByText('Nenhum curso encontrado para esta busca.')).toBeNull();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { db } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Cursos/Catálogo: busca e filtro',
  component: PortalAt,
  args: { path: '/cursos' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = {
  name: 'Busca',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('searchbox', { name: 'Buscar cursos' }));
    await userEvent.paste('oratoria comunicação');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('article', { name: 'Comunicação e oratória' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 curso');
  },
};

export const Filter: Story = {
  name: 'Nada encontrado, depois filtro',
  args: { path: '/cursos?busca=astronomia' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum curso encontrado para esta busca.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar busca' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    const field = canvas.getByRole('searchbox', { name: 'Buscar cursos' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    const filter = within(await canvas.findByRole('group', { name: 'Mostrar' }));
    // A visitor has no enrolments to filter by.
    await expect(filter.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Todos 8',
      'Livres 4',
      'Premium 4',
    ]);
    await userEvent.click(filter.getByRole('button', { name: 'Livres 4' }));
    await expect(filter.getByRole('button', { pressed: true })).toHaveTextContent('Livres');
    const free = canvas.getAllByRole('article');
    await expect(free.length).toBeLessThan(8);
    await expect(canvas.getAllByText('Acesso livre')).toHaveLength(free.length);
    await expect(canvas.queryByText('Curso Premium')).toBeNull();
    await userEvent.click(filter.getByRole('button', { name: 'Todos 8' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
  },
};

export const FilterInTheAddress: Story = {
  name: 'Filtro no endereço',
  args: { path: '/cursos?busca=lideranca&mostrar=premium' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Buscar cursos' })).toHaveValue('lideranca');
    await expect(canvas.getByRole('button', { name: 'Premium 1' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('article', { name: 'Liderança e formação de equipes' })).toBeVisible();
    await expect(canvas.queryByText('Acesso livre')).toBeNull();
  },
};

export const OnlyEnrolled: Story = {
  name: 'Só inscritos',
  args: { path: '/cursos?mostrar=inscritos' },
  parameters: { session: 'active' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^(Inscrito( · 50%)?|Concluído)$/)).toHaveLength(3);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Inscritos 3' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OnlyEnrolledUnknown: Story = {
  name: 'Só inscritos, sem resposta',
  args: { path: '/cursos?mostrar=inscritos' },
  parameters: { session: 'active', faults: [{ operation: 'listMyCourses', status: 500, body: {} }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(8);
    await expect(canvas.getByRole('button', { name: 'Todos 8' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Five courses are visible at once: no search and no filter. */
export const FewCourses: Story = {
  name: 'Poucos cursos',
  beforeEach: () => {
    db().courses.splice(5);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('group', { name: 'Mostrar' })).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFocus } from '../../../internal/storyChecks.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Header } from '../Header/Header.tsx';
import {
  CourseTable,
  editColumns,
  readColumns,
  type StoryCourse,
  storyCourses,
  twoCourses,
  wideColumns,
} from './storyCourses.tsx';

const meta = {
  title: 'Componentes/DataTable',
  component: CourseTable,
  args: { caption: 'Cursos', rows: twoCourses, rowKey: ({ id }) => id, columns: editColumns },
} satisfies Meta<typeof CourseTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone360' } };

export const Default: Story = {
  name: 'Tabela',
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Cursos' }));
    await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Título',
      'Acesso',
      'Aulas',
      'Ações',
    ]);
    await expect(table.getAllByRole('row')).toHaveLength(3);
    await expect(table.getByRole('rowheader', { name: 'Liderança de equipes' })).toBeVisible();
    // The table fits, so there is no tab stop on its frame before the buttons.
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Rows have two lines, and stay rows for screen readers; a detail has the name of its column. */
export const ListRows: Story = {
  name: 'Linhas de lista',
  args: { columns: readColumns },
  globals: phone,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Cursos' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(3);
    await expect(table.getByRole('rowheader', { name: 'Liderança de equipes' })).toBeVisible();
    const lessons = table.getByRole('cell', { name: '12' });
    await expect(getComputedStyle(lessons, '::before').content).toContain('Aulas');
  },
};

const fewerColumns = readColumns.map((column) => ({ ...column, wideOnly: column.id === 'access' }));

/** Between phones and wide windows the columns that matter least are left out. */
export const FewerColumns: Story = {
  name: 'Menos colunas',
  args: { columns: fewerColumns },
  globals: { viewport: { value: 'tablet768' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Aulas' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Acesso' })).toBeNull();
    await expect(canvas.getByRole('cell', { name: '12' })).toBeVisible();
    await expect(canvas.getByText('Curso Premium')).not.toBeVisible();
  },
};

const accessOf = ({ premium }: StoryCourse) =>
  premium ? { key: 'premium', label: 'Cursos premium', total: '8 aulas' } : { key: 'free', label: 'Acesso livre' };

/** A heading with a subtotal above the rows of each group. */
export const Groups: Story = {
  name: 'Grupos',
  args: { columns: readColumns, groupOf: accessOf },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Cursos premium 8 aulas' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Acesso livre' })).toBeVisible();
  },
};

/** An empty table shows a text with a link. */
export const Empty: Story = {
  name: 'Vazio',
  args: { rows: [], empty: <EmptyState title="Nenhum curso disponível no momento." /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum curso disponível no momento.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

function topOf(element: Element | null | undefined): number {
  return Math.round(element?.getBoundingClientRect().top ?? Number.NaN);
}

/**
 * Below the page's header, which is 58 px high, if there is one. The head never covers what gets the focus with the Tab
 * key (WCAG 2.4.11).
 */
export const UnderTheHeader: Story = {
  name: 'Sob o cabeçalho',
  parameters: { layout: 'fullscreen' },
  args: { columns: editColumns, rows: storyCourses(24) },
  render: (args) => (
    <>
      <Header
        brand="Portal Raiz"
        navLabel="Principal"
        menuLabel="Abrir menu"
        items={[{ label: 'Perfil', href: '/perfil' }]}
        onOpenMenu={fn()}
      />
      <main>
        <CourseTable {...args} />
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'));
    const [head] = table.getAllByRole('rowgroup');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(topOf(head)).toBe(58);
    const before = window.scrollY;
    table.getByRole('button', { name: 'Editar Curso 10' }).focus();
    for (let step = 0; step < 18; step += 1) {
      await userEvent.tab({ shift: true });
      const bottom = Math.round(head?.getBoundingClientRect().bottom ?? Number.NaN);
      await expect(topOf(document.activeElement)).toBeGreaterThanOrEqual(bottom);
    }
    await expectFocus(table.getByRole('button', { name: 'Editar Curso 1' }));
    await expect(window.scrollY).toBeLessThan(before);
    window.scrollTo(0, 0);
  },
};

/** Wider than its container: it scrolls both ways, and keeps head and row names in view. */
export const Scrolls: Story = {
  name: 'Rola de lado',
  args: { columns: wideColumns.slice(0, 9), rows: storyCourses(40) },
  globals: { viewport: { value: 'desk1024' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Cursos' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollTo(400, 100);
    const { left, top } = region.getBoundingClientRect();
    const [head] = within(region).getAllByRole('rowgroup');
    await expect(topOf(head)).toBe(Math.round(top));
    await expect(region.scrollTop).toBe(100);
    const name = within(region).getByText('Curso 12');
    await expect(Math.round(name.getBoundingClientRect().left)).toBe(Math.round(left));
  },
};

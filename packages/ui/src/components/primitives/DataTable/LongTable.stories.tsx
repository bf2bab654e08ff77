import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFocus } from '../../../internal/storyChecks.ts';
import { Button } from '../Button/Button.tsx';
import { Header } from '../Header/Header.tsx';
import type { DataTableProps } from './DataTable.tsx';
import {
  CourseTable,
  DenseCourseTable,
  editColumns,
  readColumns,
  type StoryCourse,
  storyCourses,
  wideColumns,
} from './storyCourses.tsx';

/** Tables with more rows or columns than fit the window, and tables whose filters match no rows. */
const meta = {
  title: 'Componentes/DataTable longa',
  component: CourseTable,
  args: {
    caption: 'Cursos',
    rows: storyCourses(40),
    rowKey: ({ id }) => id,
    columns: readColumns,
  },
} satisfies Meta<typeof CourseTable>;

export default meta;
type Story = StoryObj<typeof meta>;

function topOf(element: Element | null | undefined): number {
  return Math.round(element?.getBoundingClientRect().top ?? Number.NaN);
}

/** Forty rows: the head stays at the top of the window. */
export const Default: Story = {
  name: 'Tabela longa',
  play: async ({ canvas }) => {
    const [head] = canvas.getAllByRole('rowgroup');
    window.scrollTo(0, 400);
    await expect(topOf(head)).toBe(0);
    window.scrollTo(0, 0);
  },
};

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

/**
 * Wider than its container, with free and with fixed widths: it scrolls both ways, and keeps head
 * and row names in view.
 */
export const Scrolls: Story = {
  name: 'Rola de lado',
  args: { columns: wideColumns.slice(0, 8), rows: storyCourses(40) },
  globals: { viewport: { value: 'desk1024' } },
  render: (args) => (
    <>
      <CourseTable {...args} caption="Larguras livres" />
      <DenseCourseTable {...args} caption="Larguras fixas" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const caption of ['Larguras livres', 'Larguras fixas']) {
      const region = canvas.getByRole('region', { name: caption });
      await userEvent.tab();
      await expect(region).toHaveFocus();
      region.scrollTo(400, 100);
      const { left, top } = region.getBoundingClientRect();
      const [head] = within(region).getAllByRole('rowgroup');
      await expect(topOf(head)).toBe(Math.round(top) + 1);
      await expect(region.scrollTop).toBe(100);
      const name = within(region).getByText('Curso 12');
      await expect(Math.round(name.getBoundingClientRect().left)).toBe(Math.round(left) + 1);
    }
  },
};

function Restless(props: DataTableProps<StoryCourse>) {
  const [turn, setTurn] = useState(0);
  const rows = useMemo(
    () => props.rows.map((row) => ({ ...row, title: `${row.title}, lista ${turn}` })),
    [props.rows, turn],
  );
  /** Replaces the rows twice before the browser can render the entire first list. */
  function change() {
    for (const _list of ['first', 'second']) flushSync(() => setTurn((last) => last + 1));
  }
  return (
    <>
      <Button onClick={change}>Outra lista</Button>
      <CourseTable {...props} rows={rows} />
    </>
  );
}

/** Rows change while the previous ones still render: the table ends with the last list. */
export const RowsChangeWhileRendering: Story = {
  name: 'Outras linhas durante a renderização',
  args: { rows: storyCourses(100) },
  render: (args) => <Restless {...args} />,
  play: async ({ canvas }) => {
    const another = canvas.getByRole('button', { name: 'Outra lista' });
    for (let press = 1; press <= 2; press += 1) {
      await userEvent.click(another);
      const last = `lista ${2 * press}`;
      await waitFor(() => expect(canvas.getAllByText((text) => text.endsWith(last))).toHaveLength(100), {
        timeout: 5000,
      });
    }
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  },
};

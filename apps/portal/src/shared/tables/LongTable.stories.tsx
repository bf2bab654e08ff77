import { Button, EmptyState } from '@raiz/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { LongTable, type LongTableProps } from './LongTable.tsx';

interface Lesson {
  name: string;
}

const lessons = (count: number): Lesson[] => Array.from({ length: count }, (_, at) => ({ name: `Aula ${at + 1}` }));

/** Storybook's types do not support generic components. */
function LessonTable(props: LongTableProps<Lesson>) {
  return <LongTable {...props} />;
}

const meta = {
  title: 'Telas/Global/Lista longa',
  component: LessonTable,
  args: {
    caption: 'Aulas',
    rows: lessons(60),
    rowKey: ({ name }) => name,
    columns: [{ id: 'name', header: 'Nome', rowHeader: true, render: ({ name }) => name }],
  },
} satisfies Meta<typeof LessonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const more = { name: 'Mostrar mais' };

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(25);
    await expect(canvas.getByText('25 de 60')).toBeVisible();
  },
};

/** The button stays until the last row; then the number of rows gets the focus. */
export const Everything: Story = {
  name: 'Tudo',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', more));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(50);
    await expect(canvas.getByRole('button', more)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', more));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(60);
    await expect(canvas.queryByRole('button', more)).toBeNull();
    await expect(canvas.getByText('60 de 60')).toBeVisible();
    await expect(canvas.getByText('60 de 60').parentElement).toHaveFocus();
  },
};

function Refetched(props: LongTableProps<Lesson>) {
  const [count, setCount] = useState(60);
  const [view, setView] = useState('');
  const rows = useMemo(() => lessons(count), [count]);
  return (
    <>
      <Button onClick={() => setCount(61)}>Mais uma</Button>
      <Button onClick={() => setView(view === '' ? 'filtro' : '')}>Outro filtro</Button>
      <LongTable {...props} rows={rows} view={view} />
    </>
  );
}

/** A refetch keeps the rows shown; another filter starts with 25, and the same filter shows its rows again. */
export const Refetch: Story = {
  name: 'Lida de novo',
  render: (args) => <Refetched {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', more));
    await userEvent.click(canvas.getByRole('button', { name: 'Mais uma' }));
    await expect(canvas.getByText('50 de 61')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Outro filtro' }));
    await expect(canvas.getByText('25 de 61')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Outro filtro' }));
    await expect(canvas.getByText('50 de 61')).toBeVisible();
  },
};

/** A list of up to 25 rows has no button. */
export const Short: Story = {
  name: 'Curta',
  args: { rows: lessons(25) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(25);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Counts invalid rows below the table. */
export const BadRows: Story = {
  name: 'Linhas ruins',
  args: { rows: [null, ...lessons(2), null] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await expect(canvas.getByText('2 itens não puderam ser mostrados.')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Vazia',
  args: { rows: [], empty: <EmptyState title="Nenhuma aula." /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma aula.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { strange } from '../../../internal/storyChecks.ts';
import { StatusText } from '../../domain/Badge/Badge.tsx';
import { statusOf } from '../../domain/Badge/statuses.ts';
import { LevelChip } from '../../domain/LevelChip/LevelChip.tsx';
import { DenseTable } from './DenseTable.tsx';
import { SortSelect } from './Sorting.tsx';

interface Person {
  name: string;
  email: string;
  status: string;
  level: string;
  sponsor: string;
  sponsorLevel: string;
}

const levels = ['Nenhum', 'Bronze', 'Silver', 'Gold', 'Diamond', 'Double Diamond', 'Triple Diamond'];
const others = ['Centurion Diamond', 'Imperial Diamond', 'Platinum'];
const statuses = ['Ativa', 'Teste', 'Inativa', 'Pendente', 'Suspensa'];

const people: readonly Person[] = [...levels, ...others].map((level, at) => ({
  name: at === 4 ? strange.title : `Pessoa ${at + 1}`,
  email: `pessoa${at + 1}@exemplo.com.br`,
  status: statuses[at % statuses.length] ?? '',
  level,
  sponsor: 'Mariana Souza',
  sponsorLevel: 'Gold',
}));

/** A dense table: status as icon and text, level as a chip, and second lines below names. */
const meta = {
  title: 'Componentes/DataTable densa',
  component: DenseTable<Person>,
  args: {
    caption: 'Pessoas',
    rows: people,
    rowKey: ({ email }) => email,
    sort: null,
    onSort: fn(),
    columns: [
      { id: 'name', header: 'Nome', rowHeader: true, width: '15rem', render: ({ name }) => name },
      { id: 'email', header: 'E-mail', below: true, listPlacement: 'hidden', render: ({ email }) => email },
      {
        id: 'status',
        header: 'Status',
        width: '7rem',
        listPlacement: 'value',
        render: ({ status }) => <StatusText {...statusOf('person', status)} />,
      },
      {
        id: 'level',
        header: 'Nível',
        width: '11.5rem',
        listLabel: '',
        render: ({ level }) => <LevelChip level={level} />,
      },
      { id: 'sponsor', header: 'Indicador', width: '16rem', render: ({ sponsor }) => sponsor },
      { id: 'sponsorLevel', header: 'Nível do indicador', below: true, render: ({ sponsorLevel }) => sponsorLevel },
    ],
  },
} satisfies Meta<typeof DenseTable<Person>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On phones second lines are details. */
export const Default: Story = {
  name: 'Tabela densa',
};

/** On phones an unknown value stays in its place, after its label if it has one. */
export const Unknown: Story = {
  name: 'Valores desconhecidos',
  args: {
    rows: people.slice(0, 1),
    columns: [
      { id: 'name', header: 'Nome', rowHeader: true, render: ({ name }) => name },
      { id: 'since', header: 'Desde', render: () => '--' },
      { id: 'level', header: 'Nível', listLabel: '', render: () => '--' },
    ],
  },
  globals: { viewport: { value: 'phone360' } },
};

/** The rows stay while others are loading. */
export const Busy: Story = {
  name: 'Ocupada, sem legenda',
  args: { busy: true, hideCaption: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Pessoas' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando...');
  },
};

const sortable = meta.args.columns.map((column) => ({
  ...column,
  sortable: column.id === 'name' || column.id === 'level',
}));

/** Each header of a sortable column is a button; the table announces the sorted column and direction. */
export const Sorted: Story = {
  name: 'Ordenada',
  args: { columns: sortable, sort: { columnId: 'name', direction: 'ascending' }, onSort: fn() },
  render: (args) => (
    <>
      <DenseTable {...args} />
      <DenseTable {...args} caption="De trás para frente" sort={{ columnId: 'level', direction: 'descending' }} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const table = within(canvas.getByRole('table', { name: 'Pessoas' }));
    await expect(table.getByRole('columnheader', { name: /^Nome/ })).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.getByRole('columnheader', { name: 'Nível' })).not.toHaveAttribute('aria-sort');
    const reversed = within(canvas.getByRole('table', { name: 'De trás para frente' }));
    await expect(reversed.getByRole('columnheader', { name: 'Nível' })).toHaveAttribute('aria-sort', 'descending');
    await expect(table.queryByRole('button', { name: 'Status' })).toBeNull();
    table.getByRole('button', { name: 'Nome' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenLastCalledWith({ columnId: 'name', direction: 'descending' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSort).toHaveBeenLastCalledWith({ columnId: 'level', direction: 'ascending' });
  },
};

/** List rows have no visible head: a select elsewhere sorts them, and Tab skips the hidden head. */
export const SortedListRows: Story = {
  name: 'Linhas de lista ordenadas',
  args: { columns: sortable, sort: null, onSort: fn() },
  globals: { viewport: { value: 'phone360' } },
  render: (args) => (
    <>
      <SortSelect columns={args.columns} sort={args.sort} onSort={args.onSort} />
      <DenseTable {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const order = canvas.getByRole('combobox', { name: 'Ordenar por' });
    await expect(order).toHaveDisplayValue('Ordem original');
    await userEvent.selectOptions(order, 'Nível, decrescente');
    await expect(args.onSort).toHaveBeenLastCalledWith({ columnId: 'level', direction: 'descending' });
    await userEvent.selectOptions(order, 'Nome, crescente');
    await expect(args.onSort).toHaveBeenLastCalledWith({ columnId: 'name', direction: 'ascending' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: /^Nome/ })).toBeInTheDocument();
  },
};

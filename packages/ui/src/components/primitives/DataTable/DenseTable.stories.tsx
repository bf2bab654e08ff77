import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { strange } from '../../../internal/storyChecks.ts';
import { StatusText } from '../../domain/Badge/Badge.tsx';
import { statusOf } from '../../domain/Badge/statuses.ts';
import { LevelChip } from '../../domain/LevelChip/LevelChip.tsx';
import { DenseTable } from './DenseTable.tsx';

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
  name: 'Padrão',
};

/** A value of one line is vertically centred in its row, and a sponsor's level directly below its name. */
export const InLine: Story = {
  name: 'Em linha',
  globals: { viewport: { value: 'desk1280' } },
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

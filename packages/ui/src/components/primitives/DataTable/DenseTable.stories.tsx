import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { strange } from '../../../internal/storyChecks.ts';
import { StatusText } from '../../domain/Badge/Badge.tsx';
import { statusOf } from '../../domain/Badge/statuses.ts';
import { LevelChip } from '../../domain/LevelChip/LevelChip.tsx';
import { DataTable } from './DataTable.tsx';

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
  component: DataTable<Person>,
  args: {
    caption: 'Pessoas',
    rows: people,
    rowKey: ({ email }) => email,
    layout: 'fixed',
    density: 'compact',
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
} satisfies Meta<typeof DataTable<Person>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On phones second lines are details. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Pessoas' }));
    const name = table.getByRole('rowheader', { name: 'Pessoa 1' }).getBoundingClientRect();
    const email = table.getByRole('cell', { name: 'pessoa1@exemplo.com.br' }).getBoundingClientRect();
    const status = table.getAllByRole('cell', { name: 'Ativa' })[0]?.getBoundingClientRect();
    await expect(email.top).toBeGreaterThanOrEqual(name.bottom - 1);
    await expect(email.left).toBe(name.left);
    await expect(status?.left).toBeGreaterThanOrEqual(name.right);
  },
};

/** A value of one line is vertically centred in its row, and a sponsor's level directly below its name. */
export const InLine: Story = {
  name: 'Em linha',
  globals: { viewport: { value: 'desk1280' } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    for (const row of rows) {
      const { top, height } = row.getBoundingClientRect();
      const chip = within(row).getAllByRole('cell')[2]?.querySelector('span')?.getBoundingClientRect();
      const middle = (chip?.top ?? 0) + (chip?.height ?? 0) / 2;
      await expect(Math.abs(middle - top - height / 2)).toBeLessThan(3);
      const boxes = ['Mariana Souza', 'Gold'].map((text) => {
        const range = document.createRange();
        range.selectNodeContents(within(row).getAllByText(text).at(-1) ?? row);
        return range.getBoundingClientRect();
      });
      await expect((boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0)).toBeLessThan(8);
    }
  },
};

/** On phones an unknown value stays after its label, and is hidden without one. */
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
  play: async ({ canvas }) => {
    const [since, level] = canvas.getAllByRole('cell');
    await expect(since?.getBoundingClientRect().height).toBeGreaterThan(10);
    await expect(level?.getBoundingClientRect().height).toBeLessThanOrEqual(1);
  },
};

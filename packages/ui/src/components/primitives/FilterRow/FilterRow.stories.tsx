import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { networkListsMessages } from '../../../messages/network/lists.ts';
import { SelectField } from '../SelectField/SelectField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { CountChips, FilterRow } from './FilterRow.tsx';

const statuses = ['Todos', 'Ativa', 'Teste', 'Inativa'].map((label) => ({ value: label, label }));
const levels = ['Todos', 'Double Diamond', 'Imperial Diamond'].map((label) => ({ value: label, label }));

function fields(name: string, status: string) {
  return (
    <>
      <SearchField label="Nome" value={name} onChange={fn()} />
      <SearchField label="E-mail" value="" onChange={fn()} />
      <SelectField label="Status" optionalText="" options={statuses} value={status} onChange={fn()} />
      <SelectField label="Nível do indicador" optionalText="" options={levels} value="Todos" onChange={fn()} />
    </>
  );
}

const press = fn();

function counts(pressed: string) {
  const labels = { total: 'Total', direct: 'Diretos', active: 'Ativos', trial: 'Em teste', pending: 'Pendentes' };
  const chips = Object.entries(labels).map(([id, label], at) => ({
    id,
    label,
    count: String(137 - 30 * at),
    pressed: id === pressed,
  }));
  return <CountChips label="Quantas pessoas" chips={chips} onPress={press} />;
}

const meta = {
  title: 'Componentes/FilterRow',
  component: FilterRow,
  subcomponents: { CountChips },
  args: {
    texts: networkListsMessages.filters,
    inUse: 0,
    onClear: fn(),
    onOpen: fn(),
    result: '137 indicados',
    children: fields('', 'Todos'),
  },
} satisfies Meta<typeof FilterRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Filtros',
  play: async ({ canvas }) => {
    const filters = within(canvas.getByRole('search', { name: 'Filtros' }));
    await expect(filters.getByRole('status')).toHaveTextContent('137 indicados');
  },
};

/** A count is a filter, too. */
export const Counts: Story = {
  name: 'Contagens',
  render: () => counts('total'),
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Quantas pessoas' }));
    await expect(group.getByRole('button', { name: 'Total 137' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(group.getByRole('button', { name: 'Ativos 77' }));
    await expect(press).toHaveBeenLastCalledWith('active');
  },
};

export const InUse: Story = {
  name: 'Em uso',
  args: { inUse: 2, result: '3 indicados', children: fields('Silva', 'Teste') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Nome' })).toHaveValue('Silva');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { strange } from '../../../internal/storyData.ts';
import { networkListsMessages } from '../../../messages/network/lists.ts';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FilterBar } from './FilterBar.tsx';

const statuses = ['Todos', 'Ativa', 'Teste', 'Inativa'].map((word) => ({ value: word, label: word }));

/** The fields of the network's list. */
function fields(name: string, status: string) {
  return (
    <>
      <TextField label="Nome" optionalText="" type="search" value={name} onChange={fn()} />
      <TextField label="E-mail" optionalText="" type="search" value="" onChange={fn()} />
      <SelectField label="Status" optionalText="" options={statuses} value={status} onChange={fn()} />
    </>
  );
}

const meta = {
  title: 'Componentes/FilterBar',
  component: FilterBar,
  args: {
    texts: networkListsMessages.filters,
    active: [],
    onRemove: fn(),
    onClear: fn(),
    result: '137 indicados',
    children: fields('', 'Todos'),
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const filters = within(within(canvasElement).getByRole('search', { name: 'Filtros' }));
    await expect(filters.getByRole('status')).toHaveTextContent('137 indicados');
    await expect(filters.queryByRole('button')).toBeNull();
  },
};

/** Each active filter can be removed, or all at once. */
export const InUse: Story = {
  name: 'Em uso',
  args: {
    result: '3 indicados',
    active: [
      { id: 'status', label: 'Status: Teste' },
      { id: 'name', label: 'Nome: Silva' },
    ],
    children: fields('Silva', 'Teste'),
  },
  play: async ({ canvasElement, args }) => {
    const filters = within(canvasElement);
    await expect(filters.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Teste');
    await expect(filters.getByRole('list', { name: 'Filtros em uso' })).toBeVisible();
    await userEvent.click(filters.getByRole('button', { name: 'Remover filtro: Status: Teste' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenLastCalledWith('status');
    await userEvent.click(filters.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const NothingLeft: Story = { name: 'Nada restou', args: { ...InUse.args, result: 'Nenhum indicado' } };

export const LongText: Story = {
  name: 'Textos longos',
  args: { active: [{ id: 'name', label: `Nome: ${strange.word}` }], children: fields(strange.word, 'Todos') },
};

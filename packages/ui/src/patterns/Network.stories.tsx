import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../internal/storyChecks.ts';
import { storyNetwork } from './storyNetwork.ts';
import { StoryNetworkTable } from './storyNetworkTable.tsx';

const meta = {
  title: 'Padrões/Rede de indicações',
  component: StoryNetworkTable,
  args: { people: storyNetwork(5000) },
} satisfies Meta<typeof StoryNetworkTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 5,000 people: found by a name without its accents, sorted, paged. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(101);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Nome' }), 'iris');
    await waitFor(() => expect(canvas.getByText('455 indicados')).toBeVisible());
    await expect(canvas.getByText('1 a 100 de 455')).toBeVisible();
    for (const name of canvas.getAllByRole('rowheader').slice(0, 5)) await expect(name).toHaveTextContent(/^Íris/);
    await userEvent.click(canvas.getByRole('button', { name: 'Última página' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(55);
    await userEvent.click(canvas.getByRole('button', { name: 'Remover filtro: Nome: iris' }));
    await expect(await canvas.findByText('1 a 100 de 5.000')).toBeVisible();
  },
};

export const SortedByName: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Nome' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(/^Ana/);
    await userEvent.click(canvas.getByRole('button', { name: 'Nome' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(/^Zé/);
  },
};

/** Filters that fit nobody are not the same as nobody at all. */
export const NobodyFits: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Nome' }), 'xyz');
    await expect(await canvas.findByText('Nenhum indicado com estes filtros.')).toBeVisible();
    await expect(canvas.getByText('Nenhum indicado')).toBeVisible();
  },
};

export const Nobody: Story = {
  args: { people: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Você ainda não tem indicados.')).toBeVisible();
  },
};

export const OnePerson: Story = { args: { people: storyNetwork(1) } };

export const HundredPeople: Story = { args: { people: storyNetwork(100) } };

export const Narrow: Story = {
  args: { people: storyNetwork(4) },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { args: { people: storyNetwork(12) }, globals: { theme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { requestsTo, world } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import {
  answerEarnings,
  expectOneSum,
  readCents,
  rowCells,
  rowsDiffer,
  showAllRows,
  shownTotal,
  twoEarnings,
} from '../shared/storyEarnings.ts';

const meta = {
  title: 'Telas/Rede/Painel de ganhos: lançamentos',
  component: PortalAt,
  args: { path: '/perfil/painel-ganhos' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

async function findTable(canvasElement: HTMLElement): Promise<HTMLElement> {
  return within(canvasElement).findByRole('table', { name: 'Lançamentos' });
}

/** Each month has a heading with its subtotal, which is that of all its rows. */
export const ByMonth: Story = {
  name: 'Por mês',
  beforeEach: () => {
    world().earnings = world().earnings.filter(({ earning_date }) => (earning_date ?? '') >= '2026-10');
  },
  play: async ({ canvasElement }) => {
    const table = await findTable(canvasElement);
    await showAllRows(canvasElement);
    const groups = within(table).getAllByRole('rowgroup').slice(1);
    await expect(groups).toHaveLength(2);
    let sum = 0;
    for (const group of groups) {
      const [heading, ...rows] = within(group).getAllByRole('row');
      const cents = rows.reduce((before, row) => before + readCents(row.lastElementChild?.textContent), 0);
      await expect(readCents(heading?.lastElementChild?.textContent)).toBe(cents);
      sum += cents;
    }
    await expect(sum).toBe(shownTotal(canvasElement));
  },
};

/**
 * After a visit to the network its people have names, others a number with a word; the panel does
 * not fetch the network.
 */
export const NamesOfTheNetwork: Story = {
  name: 'Nomes da rede',
  args: { path: '/perfil/rede-indicacoes' },
  beforeEach: () => {
    const stranger = world().earnings.find((row) => row.user_id === 2 && row.earning_date?.startsWith('2026-11'));
    if (stranger) stranger.id_assinante = 987_654;
    world().referrals = world().referrals.filter(({ profundidade }) => profundidade === 1);
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: 'Pessoas da sua rede' });
    await userEvent.click(canvas.getByRole('link', { name: 'Painel de ganhos' }));
    const table = await findTable(canvasElement);
    const people = rowCells(table).map((cells) => cells[1]?.textContent);
    await expect(people.some((person) => /^[A-Z].+ /.test(person ?? ''))).toBe(true);
    await expect(people).toContain('Assinante 987654');
    await expect(people.filter((person) => /^\d+$/.test(person ?? ''))).toEqual([]);
    await expect(requestsTo('GET /minhas-indicacoes')).toHaveLength(1);
  },
};

/** Without a visit they have numbers, each with a word. */
export const Numbers: Story = {
  name: 'Sem a rede carregada',
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    const people = rowCells(await findTable(canvasElement)).map((cells) => cells[1]?.textContent);
    await expect(people.some((person) => /^Assinante \d+$/.test(person ?? ''))).toBe(true);
    await expect(requestsTo('GET /minhas-indicacoes')).toHaveLength(0);
  },
};

/** The network may be large: it is read when its names are asked for. */
export const NamesAskedFor: Story = {
  name: 'Nomes pedidos',
  play: async ({ canvas, canvasElement }) => {
    const table = await findTable(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar nomes' }));
    const said = await canvas.findByText('Os nomes da sua rede estão na lista.');
    await waitFor(() => expect(said.parentElement).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Mostrar nomes' })).toBeNull();
    const people = rowCells(table).map((cells) => cells[1]?.textContent);
    await expect(people.some((person) => /^[A-Z].+ [A-Z]/.test(person ?? ''))).toBe(true);
    await expect(requestsTo('GET /minhas-indicacoes')).toHaveLength(1);
  },
};

/** Without the names the earnings stay, and they can be asked for again. */
export const NamesFailed: Story = {
  name: 'Nomes não carregados',
  parameters: { faults: [{ operation: 'listReferrals', status: 500, body: {} }] },
  play: async ({ canvas, canvasElement }) => {
    await findTable(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar nomes' }));
    await expect(await canvas.findByText('Erro ao buscar indicações.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mostrar nomes' })).toBeEnabled();
  },
};

/** Pressed once while it loads. */
export const NamesLoading: Story = {
  name: 'Nomes carregando',
  parameters: { faults: [{ operation: 'listReferrals', kind: 'hang' }] },
  play: async ({ canvas, canvasElement }) => {
    await findTable(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar nomes' }));
    await expect(await canvas.findByRole('button', { name: 'Carregando nomes...' })).toBeDisabled();
  },
};

async function expectServerTotals(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await expect(await canvas.findByText('Total de ganhos')).toBeVisible();
  await expect(shownTotal(canvasElement)).toBe(37_500);
  const types = within(canvas.getByRole('list', { name: 'Totais por tipo' })).getAllByRole('listitem');
  await expect(types[0]).toHaveTextContent('DiamondR$ 300,00');
  await expect(canvas.getByRole('option', { name: /^novembro de 2026: R\$.375,00$/ })).toBeVisible();
  await expect(canvas.getByText(rowsDiffer)).toBeVisible();
}

/**
 * The totals stand, also when an item is no row; with a filter they are those of the rows, and the
 * page says so.
 */
export const RowsDiffer: Story = {
  name: 'Lançamentos que não somam os totais',
  beforeEach: () => answerEarnings([...twoEarnings, 'ganho']),
  play: async ({ canvas, canvasElement }) => {
    await expectServerTotals(canvasElement);
    await expect(canvas.getByText('1 item não pôde ser mostrado.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Ano'), '2026');
    await expect(canvas.getByText('Total do que está à vista')).toBeVisible();
    await expect(canvas.getByText('Totais somados a partir dos lançamentos mostrados.')).toBeVisible();
    await expect(await expectOneSum(canvasElement)).toBe(7500);
    await expect(canvas.queryByText(rowsDiffer)).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { queryClient } from '../../shared/reads/queries.ts';
import { fault, requestsTo, db } from '../../stories/mock.ts';
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
  parameters: { session: 'active', subject: { role: 'table', name: 'Bônus' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

async function findTable(canvasElement: HTMLElement): Promise<HTMLElement> {
  return within(canvasElement).findByRole('table', { name: 'Bônus' });
}

/** Each month has a heading with the subtotal of all its rows. */
export const ByMonth: Story = {
  name: 'Por mês',
  beforeEach: () => {
    db().earnings = db().earnings.filter(({ earning_date }) => (earning_date ?? '') >= '2026-10');
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

/** Ends the fault of the running story. */
let release: () => void = () => undefined;

/**
 * The page reads the network after it shows the table. Its people have initials, a name and a link;
 * other people have a number; a bonus for a level says so.
 */
export const Names: Story = {
  name: 'Nomes',
  beforeEach: () => {
    const stranger = db().earnings.find((row) => row.user_id === 2 && row.earning_date?.startsWith('2026-11'));
    if (stranger) Object.assign(stranger, { id_assinante: 987_654, bonus_type: 'direct' });
  },
  play: async ({ canvasElement }) => {
    const table = await findTable(canvasElement);
    const person = db().referrals.find((row) => row.owner_id === 2 && row.id === firstPerson());
    const [link] = await within(table).findAllByRole('link', { name: person?.name ?? '' });
    await expect(link).toHaveAttribute('href', `/perfil/rede-indicacoes?pessoa=${person?.id}`);
    await expect(link?.firstElementChild).toHaveTextContent(/^\p{Lu}{1,2}$/u);
    await expect(within(table).getByText('Assinante 987654')).toBeVisible();
    await expect(within(table).getAllByText('Bônus de nível')[0]).toBeVisible();
    await expect(requestsTo('GET /minhas-indicacoes')).toHaveLength(1);
    if (link) await userEvent.click(link);
    await expect(await screen.findByRole('dialog', { name: person?.name ?? '' })).toBeVisible();
  },
};

/** The person of the newest earning that has one. */
function firstPerson(): number | null | undefined {
  return db()
    .earnings.filter(({ user_id, id_assinante }) => user_id === 2 && id_assinante && id_assinante < 900_000)
    .toSorted((one, other) => (other.earning_date ?? '').localeCompare(one.earning_date ?? ''))[0]?.id_assinante;
}

/** Until then each reserves the space of a name: no height and no width changes. */
export const NamesLoading: Story = {
  name: 'Nomes carregando',
  beforeEach: () => {
    release = fault({ operation: 'listReferrals', kind: 'hang' });
  },
  play: async ({ canvasElement }) => {
    const table = await findTable(canvasElement);
    const [waiting] = await within(table).findAllByText(/^Assinante \d+$/);
    await expect(waiting).toHaveStyle({ color: 'rgba(0, 0, 0, 0)' });
    await expect(within(table).queryByRole('link')).toBeNull();
    await waitFor(() => expect(requestsTo('GET /minhas-indicacoes')).toHaveLength(1));
    const before = sizesOf(table);
    release();
    await within(table).findAllByRole('link');
    await expect(sizesOf(table)).toEqual(before);
  },
};

/** Heights of the rows and widths of the columns. */
function sizesOf(table: HTMLElement): number[] {
  const cells = within(table).getAllByRole('columnheader');
  return [
    ...within(table)
      .getAllByRole('row')
      .map(({ clientHeight }) => clientHeight),
    ...cells.map(({ clientWidth }) => clientWidth),
  ];
}

/** Without the names the earnings show numbers, and the user can retry. */
export const NamesFailed: Story = {
  name: 'Nomes não carregados',
  globals: { viewport: { value: 'phone360' } },
  beforeEach: () => {
    release = fault({ operation: 'listReferrals', status: 500, body: {} });
  },
  play: async ({ canvas, canvasElement }) => {
    const table = await findTable(canvasElement);
    await expect(await canvas.findByText('Erro ao buscar indicações.')).toBeVisible();
    await expect(within(table).getAllByText(/^Assinante \d+$/)[0]).toBeVisible();
    release();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect((await within(table).findAllByRole('link'))[0]).toBeVisible();
    await expect(canvas.queryByText('Erro ao buscar indicações.')).toBeNull();
  },
};

async function expectServerTotals(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByText('desde o início')).toBeVisible());
  await expect(shownTotal(canvasElement)).toBe(37_500);
  const types = within(canvas.getByRole('list', { name: 'Totais por tipo' })).getAllByRole('listitem');
  await expect(types[0]).toHaveTextContent('DiamondR$ 300,00');
  await expect(canvas.getByRole('option', { name: /^novembro de 2026, até hoje: R\$.375,00$/ })).toBeVisible();
  await expect(canvas.getByText(rowsDiffer)).toBeVisible();
}

/**
 * The totals stay, also with an invalid row. With a filter they are those of the rows shown, and their label says so.
 */
export const RowsDiffer: Story = {
  name: 'Lançamentos que não somam os totais',
  beforeEach: () => answerEarnings([...twoEarnings, 'ganho']),
  play: async ({ canvas, canvasElement }) => {
    await expectServerTotals(canvasElement);
    await expect(canvas.getByText('1 item não pôde ser mostrado.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Ano'), '2026');
    await expect(canvas.getByText('Total dos lançamentos mostrados')).toBeVisible();
    await expect(canvas.queryByText('Totais somados a partir dos lançamentos mostrados.')).toBeNull();
    await expect(await expectOneSum(canvasElement)).toBe(7500);
    await expect(canvas.queryByText(rowsDiffer)).toBeNull();
  },
};

const earning = { id: 1, earning_date: '2026-11-02', bonus_type: 'direct', level: 1, id_assinante: null };

/** Amounts of the rows in cents, from the first to the last. */
function amountsIn(table: HTMLElement): number[] {
  return rowCells(table).map((cells) => readCents(cells.at(-1)?.textContent));
}

/** Ids of a server that repeats them: each earning is one row, also after sorting, filtering and a refetch. */
export const RepeatedIds: Story = {
  name: 'Ids repetidos',
  beforeEach: () =>
    answerEarnings([
      { ...earning, amount: 1 },
      { ...earning, id: '1', amount: 2, bonus_type: 'diamond' },
      { ...earning, amount: 3 },
      { ...earning, id: 2, amount: 4 },
      { ...earning, id: null, amount: 5 },
      { ...earning, id: null, amount: 5 },
    ]),
  play: async ({ canvas, canvasElement }) => {
    const table = await findTable(canvasElement);
    await expect(amountsIn(table)).toEqual([100, 200, 300, 400, 500, 500]);
    const type = canvas.getByLabelText('Tipo de bônus');
    await userEvent.selectOptions(type, 'diamond');
    await expect(amountsIn(table)).toEqual([200]);
    await userEvent.selectOptions(type, '');
    for (let press = 0; press < 2; press += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Valor' }));
      await expect(amountsIn(table)).toEqual([500, 500, 400, 300, 200, 100]);
      await userEvent.click(canvas.getByRole('button', { name: 'Data' }));
      await expect(amountsIn(table)).toEqual([100, 200, 300, 400, 500, 500]);
    }
    answerEarnings([
      { ...earning, amount: 9 },
      { ...earning, amount: 3 },
      { ...earning, amount: 1 },
    ]);
    await queryClient.invalidateQueries();
    await waitFor(() => expect(amountsIn(table)).toEqual([900, 300, 100]));
  },
};

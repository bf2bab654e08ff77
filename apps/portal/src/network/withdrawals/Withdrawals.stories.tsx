import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { db } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readCents, rowCells, showAllRows } from '../shared/storyEarnings.ts';

/** "Padrões/Leitura" shows this page while it loads and after a failure. */
const meta = {
  title: 'Telas/Rede/Saques',
  component: PortalAt,
  args: { path: '/perfil/saques' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The visible amounts of the rows by status, and the two totals: they must agree. */
async function expectTotals(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  const table = await canvas.findByRole('table', { name: 'Seus saques' });
  await showAllRows(canvasElement);
  const rows = rowCells(table);
  const [pending, paid] = ['Pendente', 'Pago'].map((status) =>
    rows
      .filter((cells) => cells[0]?.textContent.includes(status))
      .reduce((cents, cells) => cents + readCents(cells[1]?.textContent), 0),
  );
  const [before = '', after] = canvas
    .getByRole('region', { name: 'Saques' })
    .textContent.split('já\u00A0recebido:\u00A0');
  await expect([readCents(before), readCents(after)]).toEqual([pending, paid]);
}

/** Each year has a heading with its paid total. */
async function expectYears(table: HTMLElement): Promise<void> {
  const groups = within(table).getAllByRole('rowgroup').slice(1);
  await expect(groups).toHaveLength(2);
  for (const [group, year] of [
    [groups[0], '2026'],
    [groups[1], '2025'],
  ] as const) {
    const [heading, ...rows] = [...(group?.children ?? [])];
    const paid = rows.filter(({ textContent }) => textContent.includes('Pago'));
    const cents = paid.reduce((sum, row) => sum + readCents(row.lastElementChild?.textContent), 0);
    await expect(heading).toHaveTextContent(year);
    await expect(readCents(heading?.lastElementChild?.textContent)).toBe(cents);
  }
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Saques' })).toBeVisible();
    await expectTotals(canvasElement);
    await expectYears(canvas.getByRole('table', { name: 'Seus saques' }));
    const table = within(canvas.getByRole('table', { name: 'Seus saques' }));
    await expect(table.getByRole('cell', { name: 'Pendente Em análise pelo financeiro.' })).toBeVisible();
    await expect(table.getByText('Pago em 10/10/2026')).toBeVisible();
    const amountOf = (row: RegExp) => within(table.getByRole('row', { name: row })).getByText(/^R\$/);
    const { color } = getComputedStyle(amountOf(/Pago em 10\/10/));
    await expect(amountOf(/Cancelado/)).not.toHaveStyle({ color });
    // The pending month, the last payment, and the account that receives them.
    const band = canvas.getByRole('region', { name: 'Saques' });
    await expect(band).toHaveTextContent('a receber de outubro de 2026');
    await expect(band).toHaveTextContent('último em 10/10/2026');
    // The refused withdrawal was sent again, and paid.
    await expect(canvas.queryByRole('link', { name: 'Corrija os dados no perfil' })).toBeNull();
    const bank = canvas.getByRole('link', { name: 'Conta de destino ****65-4 · Banco do Brasil' });
    await expect(bank).toHaveAttribute('href', '/perfil#dados-bancarios');
    await expect(canvas.queryByText('Cadastre seus dados bancários para receber seus saques.')).toBeNull();
  },
};

/** Without bank data the company cannot pay: shows a link to fill them in. */
export const BankMissing: Story = {
  name: 'Sem conta bancária',
  beforeEach: () => {
    db().bankAccounts = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cadastre seus dados bancários para receber seus saques.')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Cadastrar dados bancários' });
    await expect(link).toHaveAttribute('href', '/perfil#dados-bancarios');
    // The warning says it once.
    await expect(canvas.queryByText(/^Conta de destino/)).toBeNull();
    await userEvent.click(link);
    await waitFor(() => expect(document.title).toMatch(/Perfil/));
  },
};

/** After a failed read, does not say that the bank data are missing. */
export const BankNotRead: Story = {
  name: 'Conta bancária não lida',
  parameters: { faults: [{ operation: 'readBankAccount', kind: 'drop' }] },
  play: async ({ canvas, canvasElement }) => {
    await expectTotals(canvasElement);
    await expect(canvas.getByText(/^Conta de destino --/)).toBeVisible();
    await expect(canvas.queryByText(/dados bancários para receber/)).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A withdrawal without an amount: the sum says that an amount is missing. One is paid, on an unknown day. */
export const UnknownAmount: Story = {
  name: 'Valor desconhecido, pago sem data',
  parameters: {
    faults: [
      {
        operation: 'listWithdrawals',
        body: {
          withdrawals: [
            { id: 3, month: 11, year: 2026, amount: 75, status: 'paid', paid_at: null },
            { id: 2, month: 10, year: 2026, amount: 50, status: 'pending' },
            { id: null, month: null, year: null, amount: 'muito', status: 'pending' },
            null,
          ],
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText(/ · Soma incompleta: há valores desconhecidos\.$/);
    await expect(sentence).toHaveTextContent(/^a receber em 2 saques/);
    await expect(canvas.getAllByText(/^R\$\s50,00$/)[0]).toBeVisible();
    await expect(canvas.getByText('Pago em --')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '--' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Sem data' })).toBeVisible();
    await expect(canvas.getByText('1 item não pôde ser mostrado.')).toBeVisible();
  },
};

/** A note keeps its lines, and an address in it is a link; a refused account has a link to the bank data. */
export const Notes: Story = {
  name: 'Observações',
  parameters: {
    faults: [
      {
        operation: 'listWithdrawals',
        fields: {
          status: 'cancelled',
          notes: 'Faltam dados.\nVeja https://exemplo.com.br/ajuda\njavascript:alert(1)',
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Seus saques' }));
    const [link] = await table.findAllByRole('link', { name: /^https:\/\/exemplo\.com\.br\/ajuda/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link?.closest('p')?.querySelectorAll('br')).toHaveLength(2);
    await expect(table.getByRole('link', { name: 'Corrija os dados no perfil' })).toHaveAttribute(
      'href',
      '/perfil#dados-bancarios',
    );
  },
};

export const Empty: Story = {
  name: 'Vazio',
  beforeEach: () => {
    db().withdrawals = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você ainda não tem saques.')).toBeVisible();
    await expect(canvas.getByText('Seus saques e o status de cada um aparecerão aqui.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver meu link de indicação' })).toHaveAttribute('href', '/perfil');
  },
};

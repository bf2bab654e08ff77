import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo, db } from '../../stories/mock.ts';
import { PortalAt, storyLocation } from '../../stories/PortalAt.tsx';
import { randomEarnings } from '../../shared/earnings/storyRandomEarnings.ts';
import { expectRowsSum, readCents, rowCells } from '../shared/storyEarnings.ts';
import { readStories } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Rede/Ganhos do mês',
  component: PortalAt,
  args: { path: '/perfil/ganhos' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The visible sums of the month, of its types and of its rows. */
async function expectOneSum(canvasElement: HTMLElement, month: string): Promise<number> {
  const canvas = within(canvasElement);
  const sum = readCents((await canvas.findByText(new RegExp(`^Total de ${month}: `))).textContent);
  await expect(readCents(canvas.getByRole('region', { name: 'Ganhos do mês' }).textContent)).toBe(sum);
  const kinds = within(canvas.getByRole('list', { name: 'Totais por tipo' })).getAllByRole('listitem');
  await expect(kinds.reduce((cents, { textContent }) => cents + readCents(textContent), 0)).toBe(sum);
  await expectRowsSum(canvasElement, sum);
  return sum;
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ganhos do mês' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Novembro de 2026' })).toBeVisible();
    await expect(await expectOneSum(canvasElement, 'novembro de 2026')).toBeGreaterThan(0);
    await expect(canvas.getByRole('link', { name: 'Ver painel de ganhos' })).toHaveAttribute(
      'href',
      '/perfil/painel-ganhos',
    );
    await expect(canvas.getByRole('link', { name: 'Ver saques' })).toHaveAttribute('href', '/perfil/saques');
    await expect(await canvas.findByText(/^\d+ bônus · ainda sem saque/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Próximo mês' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(document.title).toBe('Ganhos do mês · Portal Raiz'));
  },
};

/** Moves between months, each with its own withdrawal: the focus stays on the button, and the month is announced. */
export const OtherMonths: Story = {
  name: 'Outros meses',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table');
    const before = canvas.getByRole('button', { name: 'Mês anterior' });
    await userEvent.click(before);
    const october = await expectOneSum(canvasElement, 'outubro de 2026');
    await expect(before).toHaveFocus();
    await expect(
      (await canvas.findAllByRole('status')).map(({ textContent }) => readCentsOrNull(textContent)),
    ).toContain(october);
    await expect(await canvas.findByText(/ · saque pendente/)).toBeVisible();
    await userEvent.click(before);
    await expectOneSum(canvasElement, 'setembro de 2026');
    await expect(await canvas.findByText(/ · saque pago em 10\/10\/2026/)).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Próximo mês' });
    await userEvent.click(next);
    await canvas.findByRole('table');
    await userEvent.click(next);
    await expectOneSum(canvasElement, 'novembro de 2026');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Largest first, also in the address. */
export const ByAmount: Story = {
  name: 'Por valor',
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Bônus' });
    const amounts = () => rowCells(table).map((cells) => readCents(cells.at(-1)?.textContent));
    const newest = amounts();
    const order = within(canvas.getByRole('group', { name: 'Ordenar por' }));
    await userEvent.click(order.getByRole('button', { name: 'Valor' }));
    await expect(amounts()).toEqual(newest.toSorted((one, other) => other - one));
    await expect(amounts()).not.toEqual(newest);
    await waitFor(() => expect(storyLocation()?.search).toBe('?ordem=valor'));
    // Another month keeps the order.
    await userEvent.click(canvas.getByRole('button', { name: 'Mês anterior' }));
    await canvas.findByRole('table', { name: 'Bônus' });
    await expect(canvas.getByRole('button', { name: 'Valor', pressed: true })).toBeVisible();
  },
};

function readCentsOrNull(text: string | null): number | null {
  return text?.includes('R$') ? readCents(text) : null;
}

/** The address contains the month; only that month is fetched. */
export const MonthOfAddress: Story = {
  name: 'Mês do endereço',
  args: { path: '/perfil/ganhos?mes=12&ano=2025' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table');
    await expectOneSum(canvasElement, 'dezembro de 2025');
    await expect(requestsTo('GET /ganhos/detalhados')).toHaveLength(1);
    await expect(
      within(canvas.getByRole('table')).getAllByRole('cell', { name: /\/12\/2025$/ }).length,
    ).toBeGreaterThan(1);
  },
};

export const Empty: Story = {
  name: 'Vazio',
  beforeEach: () => {
    db().earnings = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum ganho neste mês.')).toBeVisible();
    await expect(canvas.getByText('Quando sua rede gerar um bônus, ele aparece aqui.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver meu link de indicação' })).toHaveAttribute('href', '/perfil');
    await expect(readCents(canvas.getByText(/^Nenhum bônus/).previousElementSibling?.textContent)).toBe(0);
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Mês anterior' })).toBeEnabled();
  },
};

const reads = readStories({
  reads: ['readEarnings'],
  loading: 'Carregando seus ganhos',
  failed: 'Erro ao buscar ganhos.',
  whileLoading: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mês anterior' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Outubro de 2026' })).toBeVisible();
  },
});

/** The user can change the month while it loads. */
export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const Failed: Story = { ...reads.failed({ body: {} }), name: 'Falha' };

/**
 * Without the server's totals, sum, types and rows agree for any amounts. Shows a long list 25 rows
 * at a time: after the last ones the number of rows gets the focus; another order starts with 25, and the same one shows
 * its rows again.
 */
export const ChanceAmounts: Story = {
  name: 'Valores ao acaso',
  beforeEach: () => {
    const ganhos = randomEarnings(42, 40, 99_999_999).map(({ cents: _cents, ...line }) => line);
    fault({ operation: 'readEarnings', body: { ganhos, totaisPorTipo: [], totaisPorMes: [] } });
  },
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table');
    await expect(rowCells(table)).toHaveLength(25);
    await expect(canvas.getByText('25 de 40')).toBeVisible();
    const more = canvas.getByRole('button', { name: 'Mostrar mais' });
    await userEvent.click(more);
    await expect(rowCells(table)).toHaveLength(40);
    await expect(more).not.toBeInTheDocument();
    await expect(canvas.getByText('40 de 40').parentElement).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Valor' }));
    await expect(canvas.getByText('25 de 40')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Data' }));
    await expect(canvas.getByText('40 de 40')).toBeVisible();
    await expect(canvas.getByText('Totais somados a partir dos lançamentos mostrados.')).toBeVisible();
    const sum = await expectOneSum(canvasElement, 'novembro de 2026');
    await expect(sum).toBe(randomEarnings(42, 40, 99_999_999).reduce((cents, line) => cents + line.cents, 0));
  },
};

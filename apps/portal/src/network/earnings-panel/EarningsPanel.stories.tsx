import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { requestsTo, db } from '../../stories/mock.ts';
import { PortalAt, storyLocation } from '../../stories/PortalAt.tsx';
import { catchFile, expectOneSum, readCents, shownTotal } from '../shared/storyEarnings.ts';
import { readStories } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Rede/Painel de ganhos',
  component: PortalAt,
  args: { path: '/perfil/painel-ganhos' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Painel de ganhos' })).toBeVisible();
    await canvas.findByRole('table', { name: 'Bônus' });
    const seeded = db().earnings.filter((row) => row.user_id === 2);
    const cents = seeded.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    await expect(shownTotal(canvasElement)).toBe(cents);
    await expect(canvas.getAllByText(`${seeded.length} bônus`)[0]).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'Totais por mês' })).toBeVisible();
    const kinds = within(canvas.getByRole('list', { name: 'Totais por tipo' })).getAllByRole('listitem');
    await expect(kinds.reduce((sum, { textContent }) => sum + readCents(textContent), 0)).toBe(cents);
    await expect(canvas.getByRole('link', { name: 'Ganhos do mês' })).toHaveAttribute('href', '/perfil/ganhos');
    await expect(requestsTo('GET /ganhos/detalhados')).toHaveLength(1);
    await waitFor(() => expect(document.title).toBe('Painel de ganhos · Portal Raiz'));
  },
};

/** The filters combine, are in the address, and apply to everything below. */
export const Filtered: Story = {
  name: 'Filtrado',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Ano'), '2026');
    await userEvent.selectOptions(canvas.getByLabelText('Mês'), 'outubro');
    await userEvent.selectOptions(canvas.getByLabelText('Tipo de bônus'), 'Indireto');
    const seeded = db().earnings.filter(
      (row) => row.user_id === 2 && row.earning_date?.startsWith('2026-10') && row.bonus_type === 'indirect',
    );
    await waitFor(() => expect(canvas.getAllByText(`${seeded.length} bônus`)[0]).toBeVisible());
    await expect(await expectOneSum(canvasElement)).toBe(
      seeded.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
    );
    await waitFor(() => expect(storyLocation()?.search).toBe('?mes=10&ano=2026&tipo=indirect'));
    await userEvent.selectOptions(canvas.getByLabelText('Ano'), '');
    // A month without a year would mean this year.
    await expect(canvas.getByLabelText('Mês')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(canvas.getByLabelText('Tipo de bônus')).toHaveValue('');
    await expect(canvas.getByLabelText('Mês')).toHaveFocus();
    // No new request.
    await expect(requestsTo('GET /ganhos/detalhados')).toHaveLength(1);
  },
};

/** The network's pages link to the earnings from one person; the user can remove the filter. */
export const OfOnePerson: Story = {
  name: 'De uma pessoa',
  args: { path: '/perfil/painel-ganhos?assinante=1019' },
  play: async ({ canvas, canvasElement }) => {
    const person = await canvas.findByLabelText('Assinante');
    await expect(person).toHaveDisplayValue('Assinante 1019');
    const seeded = db().earnings.filter((row) => row.user_id === 2 && row.id_assinante === 1019);
    await expect(seeded.length).toBeGreaterThan(0);
    await expect(await expectOneSum(canvasElement)).toBe(
      seeded.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
    );
    await userEvent.selectOptions(person, 'Todos');
    await expect(shownTotal(canvasElement)).toBeGreaterThan(100_000);
    await expect(person).toHaveFocus();
  },
};

export const NoMatch: Story = {
  name: 'Nada encontrado',
  args: { path: '/perfil/painel-ganhos?ano=2019' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Nenhum ganho com estes filtros.')).toBeVisible();
    await expect(shownTotal(canvasElement)).toBe(0);
    await expect(canvas.queryByRole('figure')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(await canvas.findByRole('table', { name: 'Bônus' })).toBeVisible();
    await expect(canvas.getByLabelText('Ano')).toHaveDisplayValue('Todos');
  },
};

export const Empty: Story = {
  name: 'Vazio',
  beforeEach: () => {
    db().earnings = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você ainda não tem ganhos.')).toBeVisible();
    await expect(canvas.getByText('Quando sua rede gerar um bônus, ele aparece aqui.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver meu link de indicação' })).toHaveAttribute('href', '/perfil');
    await expect(canvas.queryByRole('button', { name: 'Baixar CSV' })).toBeNull();
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};

const reads = readStories({
  reads: ['readEarnings'],
  loading: 'Carregando seus ganhos',
  failed: 'Erro ao buscar ganhos.',
});

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const Failed: Story = { ...reads.failed({ body: {} }), name: 'Falha' };

/** The chart of the months has a table with the same figures behind it. */
export const AsTable: Story = {
  name: 'Como tabela',
  args: { path: '/perfil/painel-ganhos?ano=2026' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: 'Bônus' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }));
    const rows = within(canvas.getByRole('table', { name: 'Totais por mês' }))
      .getAllByRole('row')
      .slice(1);
    const cents = rows.map(({ textContent }) => readCents(textContent));
    await expect(cents.pop()).toBe(shownTotal(canvasElement));
    await expect(cents.reduce((sum, one) => sum + one, 0)).toBe(shownTotal(canvasElement));
  },
};

/**
 * The filters of the address. One month needs no headings, and the file has the rows shown, in the
 * format of a Brazilian spreadsheet.
 */
export const AsFile: Story = {
  name: 'Como arquivo',
  args: { path: '/perfil/painel-ganhos?mes=11&ano=2026' },
  play: async ({ canvas, canvasElement }) => {
    const table = within(await canvas.findByRole('table', { name: 'Bônus' }));
    await expect(canvas.getByLabelText('Mês')).toHaveDisplayValue('novembro');
    await expect(table.queryByRole('rowheader', { name: 'Novembro de 2026' })).toBeNull();
    const lines = (await catchFile(() => userEvent.click(canvas.getByRole('button', { name: 'Baixar CSV' }))))
      .trim()
      .split('\r\n');
    await expect(lines[0]).toBe('Data;Tipo de bônus;Profundidade;Assinante;Valor');
    await expect(lines.slice(1).every((line) => /;-?\d+,\d\d$/.test(line))).toBe(true);
    const amounts = lines.slice(1).map((line) => Number(line.split(';').at(-1)?.replace(',', '.')));
    await expect(amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(shownTotal(canvasElement));
    await expect(lines.slice(1).every((line) => /^\d\d\/11\/2026;/.test(line))).toBe(true);
  },
};

/** Rows without a date count in the total but in no month; a note explains it. */
export const Undated: Story = {
  name: 'Sem data',
  beforeEach: () => {
    for (const row of db().earnings.slice(0, 40)) row.earning_date = null;
  },
  args: { path: '/perfil/painel-ganhos?tipo=direct' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Lançamentos sem data não entram nos totais por mês.')).toBeVisible();
    await expectOneSum(canvasElement);
  },
};

export const AllUndated: Story = {
  name: 'Tudo sem data',
  beforeEach: () => {
    for (const row of db().earnings) row.earning_date = null;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum lançamento tem data.')).toBeVisible();
  },
};

/** On phones the filters are in a sheet. */
export const FiltersOnPhone: Story = {
  name: 'Filtros no celular',
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtros' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    await userEvent.selectOptions(sheet.getByLabelText('Tipo de bônus'), 'Direto');
    await userEvent.click(sheet.getByRole('button', { name: /^Mostrar \d+$/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filtros (1)' })).toHaveFocus());
    await expectOneSum(canvasElement);
  },
};

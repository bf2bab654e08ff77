import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fault, db } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories, showsText } from '../../stories/storyReads.ts';
import { readCents } from '../shared/storyEarnings.ts';

const meta = {
  title: 'Telas/Rede/Fundos comunitários',
  component: PortalAt,
  args: { path: '/perfil/fundos' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['listFunds', 'listFundHistory'],
  loading: 'Carregando os fundos',
  failed: 'Erro ao buscar dados dos fundos.',
  whileLoading: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Carregando o histórico dos fundos')).toBeInTheDocument();
  },
  // One alert and one retry button for both reads.
  whenFailed: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('alert')).toHaveLength(1);
  },
});

const sentence = 'Erro ao buscar dados dos fundos.';

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Fundos Comunitários' })).toBeVisible();
    const rows = within(await canvas.findByRole('table', { name: 'Histórico' })).getAllByRole('row');
    // 14 prizes below the head.
    await expect(rows).toHaveLength(15);
    await expect(rows[1]?.textContent.replaceAll('\u00A0', ' ')).toContain('31/10/2026');
    await expect(canvas.getByText('R$ 1.250,50')).toBeVisible();
    await expect(canvas.getByText('Viagem para Gramado (RS) com acompanhante')).toBeVisible();
    const amounts = (await canvas.findAllByText(/^R\$\s(?:48\.732,57|12\.905,40)$/)).map(({ textContent }) =>
      readCents(textContent),
    );
    await expect(amounts).toEqual([4_873_257, 1_290_540]);
    await expect(canvas.getAllByText('Fundo da comunidade')[0]).toBeVisible();
    await expect(canvas.getAllByText('Fundo do promotor')[0]).toBeVisible();
  },
};

/** Above are the other pages of the network, which do not fit into the header. */
export const OneFund: Story = {
  name: 'Um só fundo',
  beforeEach: () => {
    for (const prize of db().fundHistory.slice(0, 6)) prize.tipo += ' ';
  },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('group', { name: 'Fundo' }));
    await userEvent.click(chips.getByRole('button', { name: /^Promotor/ }));
    await expect(chips.getByRole('button', { name: /^Promotor/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(chips.getAllByRole('button')).toHaveLength(3);
    const table = within(canvas.getByRole('table', { name: 'Histórico' }));
    await expect(table.getAllByText('Promotor').length).toBeGreaterThan(3);
    await expect(table.queryByText('Comunidade')).toBeNull();
    await userEvent.click(chips.getByRole('button', { name: /^Todos/ }));
    await expect(table.getAllByText('Comunidade').length).toBeGreaterThan(3);
    const links = within(canvas.getByRole('navigation', { name: 'Mais da sua rede' })).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Resumo', '/perfil'],
      ['Rede de indicações', '/perfil/rede-indicacoes'],
      ['Qualificações', '/perfil/qualificacoes'],
      ['Ganhos do mês', '/perfil/ganhos'],
      ['Painel de ganhos', '/perfil/painel-ganhos'],
      ['Saques', '/perfil/saques'],
      ['Meus Vídeos e Conquistas', '/perfil/videos'],
      ['Fundos Comunitários', '/perfil/fundos'],
    ]);
  },
};

/** A fund that is not in the history, and prizes without a winner. */
export const NoPrize: Story = {
  name: 'Sem prêmios do fundo',
  args: { path: '/perfil/fundos?fundo=promoter' },
  beforeEach: () => {
    db().fundHistory = db()
      .fundHistory.filter(({ tipo }) => tipo === 'community')
      .map((prize) => ({ ...prize, vencedor: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma premiação deste fundo ainda.')).toBeVisible();
    await expect(canvas.getByText('Nenhum prêmio ainda.')).toBeVisible();
    await expect(canvas.getByText(/^Último prêmio: sem vencedor, /)).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Vazio',
  beforeEach: () => {
    db().funds = [];
    db().fundHistory = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum fundo no momento.')).toBeVisible();
    await expect(await canvas.findByText('Nenhuma premiação ainda.')).toBeVisible();
    // Once, without the heading of an empty table.
    await expect(canvas.queryByText('Histórico')).toBeNull();
  },
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

/** If one read fails, the other part stays, and the retry refetches only the failed one. */
export const FundsFailed: Story = {
  name: 'Fundos não carregados',
  parameters: { faults: [{ operation: 'listFunds', status: 500 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Histórico' })).toBeVisible();
    fault({ operation: 'listFunds', body: { fundos: [{ type: 'community', amount: '0.10' }] } });
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(readCents((await canvas.findAllByRole('definition'))[0]?.textContent)).toBe(10);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Both reads fail, and one press retries both. */
export const Retried: Story = {
  ...reads.retried({ listFunds: { fundos: [] }, listFundHistory: { historico: [] } }, async (context) => {
    await showsText('Nenhum fundo no momento.')(context);
    await showsText('Nenhuma premiação ainda.')(context);
  }),
  name: 'Depois de tentar de novo',
};

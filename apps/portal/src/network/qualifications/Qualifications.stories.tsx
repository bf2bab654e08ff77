import { levelLabels } from '@raiz/ui/messages/levelLabels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../stories/mock.ts';
import { PortalAt, storyLocation } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Rede/Qualificações',
  component: PortalAt,
  args: { path: '/perfil/qualificacoes' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

function answer(level: string, more: object = {}): void {
  fault({
    operation: 'readQualification',
    body: {
      nivel_atual: level,
      data_ultima_qualificacao: '2026-10-05',
      progresso_proximo: null,
      indicados: [],
      ...more,
    },
  });
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Última qualificação: 02/10/2026 · 13 de 19 indicados diretos ativos'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Qualificações' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Qualificações' })).toHaveTextContent('Centurion Diamond');
    const ladder = within(canvas.getByRole('list', { name: 'Níveis' }));
    for (const level of Object.values(levelLabels)) await expect(ladder.getByText(level)).toBeVisible();
    await expect(ladder.getByText('Centurion Diamond').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(ladder.getByText('Próximo').closest('li')).toHaveTextContent('Imperial Diamond');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Próximo nível Imperial Diamond' })).toBeVisible();
    const next = canvas.getByRole('list', { name: 'Próximo passo' });
    await expect(next).toHaveTextContent('Faltam 2 indicados diretos Diamond para o nível Imperial Diamond.');
    await expect(next).toHaveTextContent('Em andamento');
    const nearest = within(canvas.getByRole('list', { name: 'Quem está mais perto de Diamond' })).getAllByRole(
      'listitem',
    );
    await expect(nearest).toHaveLength(3);
    await expect(nearest[0]).toHaveTextContent('Gold');
    const rows = within(canvas.getByRole('table', { name: 'Indicados diretos' }))
      .getAllByRole('row')
      .slice(1);
    const active = rows.map((row) => within(row).queryByText('Ativo') !== null);
    await expect(active).toEqual([
      ...Array.from({ length: 13 }, () => true),
      ...Array.from({ length: 6 }, () => false),
    ]);
  },
};

/** Direct referrals by level: the filter counts them, and the order is by rank. */
export const ByLevel: Story = {
  name: 'Indicados por nível',
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Indicados diretos' }));
    const firstRow = () => table.getAllByRole('row')[1];
    const byLevel = table.getByRole('button', { name: 'Nível' });
    await userEvent.click(byLevel);
    await userEvent.click(byLevel);
    await waitFor(() => expect(firstRow()).toHaveTextContent('Imperial Diamond'));
    await expect(table.getByRole('columnheader', { name: 'Nível' })).toHaveAttribute('aria-sort', 'descending');
    const level = canvas.getByRole('combobox', { name: 'Nível' });
    await userEvent.selectOptions(level, 'Gold (2)');
    await expect(await canvas.findByText('2 indicados')).toBeVisible();
    await expect(table.getAllByRole('row')).toHaveLength(3);
    await waitFor(() => expect(storyLocation()?.search).toBe('?nivel=Gold&ordem=-nivel'));
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(20));
    await expect(level).toHaveFocus();
  },
};

/** An old link has a level without a row. */
export const NobodyAtLevel: Story = {
  name: 'Ninguém neste nível',
  args: { path: '/perfil/qualificacoes?nivel=Centurion%20Diamond' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum indicado direto com este nível.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Nível' })).toHaveDisplayValue('Centurion Diamond (0)');
  },
};

export const Newcomer: Story = {
  name: 'Recém-chegado',
  beforeEach: () =>
    answer('Nenhum', {
      data_ultima_qualificacao: null,
      progresso_proximo: { descricao: 'Indique 3 pessoas com assinatura ativa.', status: 'pendente' },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você ainda não tem indicados diretos.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver meu link de indicação' })).toHaveAttribute('href', '/perfil');
    await expect(canvas.getByText('Última qualificação: -- · 0 de 0 indicados diretos ativos')).toBeVisible();
    await expect(canvas.getByText('Indique 3 pessoas com assinatura ativa.')).toBeVisible();
    await expect(canvas.getByText('A fazer')).toBeVisible();
  },
};

export const Top: Story = {
  name: 'No topo',
  beforeEach: () => answer('Imperial Diamond'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Parabéns! Você alcançou o nível mais alto.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Qualificações' })).toHaveTextContent('Imperial Diamond');
    await expect(canvas.queryByText('Próximo nível')).toBeNull();
    const ladder = within(canvas.getByRole('list', { name: 'Níveis' }));
    await expect(ladder.getByText('Imperial Diamond').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};

/** A backend may send the requirements as a list: shows each with its own state. */
export const SeveralSteps: Story = {
  name: 'Vários passos',
  beforeEach: () =>
    answer('Gold', {
      progresso_proximo: [
        { descricao: 'Faltam 2 indicados diretos Gold.', status: 'em_andamento' },
        { descricao: 'Assinatura em dia.', status: 'concluido' },
      ],
    }),
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('list', { name: 'Próximo passo' });
    await expect(next).toHaveTextContent('Faltam 2 indicados diretos Gold.');
    await expect(next).toHaveTextContent('Em andamento');
    await expect(next).toHaveTextContent('Assinatura em dia.');
    await expect(next).toHaveTextContent('Concluído');
  },
};

/** An empty list means no open requirement. */
export const NoSteps: Story = {
  name: 'Sem próximos passos',
  beforeEach: () => answer('Gold', { progresso_proximo: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ainda não há meta para o próximo nível.')).toBeVisible();
  },
};

/** Shows an unknown level by name, and marks no step of the ladder. */
export const UnknownLevel: Story = {
  name: 'Nível desconhecido',
  beforeEach: () => answer('Platinum'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Platinum')).toHaveLength(2);
    await expect(canvas.getByRole('list', { name: 'Níveis' }).querySelector('[aria-current]')).toBeNull();
  },
};

/**
 * A name opens the details with the e-mail address; Esc returns the focus to the name. Unknown
 * values are dashes.
 */
export const DirectReferral: Story = {
  name: 'Indicado direto',
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('button', { name: 'Sebastião Conceição Vasconcelos' });
    await expect(name.closest('tr')).toHaveTextContent('Nenhumjá foi Bronze');
    await userEvent.click(name);
    const sheet = within(await screen.findByRole('dialog', { name: 'Sebastião Conceição Vasconcelos' }));
    await expect(sheet.getByRole('link')).toHaveAttribute('href', 'mailto:sebastiao.vasconcelos1014@exemplo.com.br');
    await expect(sheet.getByText('Inativo')).toBeVisible();
    await expect(sheet.getByText('Nível reconhecido').nextElementSibling).toHaveTextContent('Bronze');
    await expect(sheet.getByText('Qualificação atual').nextElementSibling).toHaveTextContent('Nenhum');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Estêvão Santos' }));
    const other = within(await screen.findByRole('dialog', { name: 'Estêvão Santos' }));
    await expect(other.getAllByText('--')).toHaveLength(2);
  },
};

const reads = readStories({
  reads: ['readQualification'],
  loading: 'Carregando suas qualificações',
  failed: 'Erro ao buscar qualificações.',
});

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const Failed: Story = { ...reads.failed({ body: {} }), name: 'Falha' };

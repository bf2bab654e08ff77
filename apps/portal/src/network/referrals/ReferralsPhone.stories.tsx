import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { testNetwork } from './testNetwork.ts';
import { expectUncovered } from '../../stories/storyChecks.ts';

/** The network on a phone: filters and details are in sheets. */
const meta = {
  title: 'Telas/Rede/Rede de indicações: celular',
  component: PortalAt,
  args: { path: '/perfil/rede-indicacoes' },
  parameters: { session: 'active' },
  globals: { viewport: { value: 'phone320' } },
  beforeEach: () => fault({ operation: 'listReferrals', body: { indicados: testNetwork(30) } }),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Filters, view and file are in one row below the search. The sheet has the other filters and the order; its
 * button and the page say how many filters are in use.
 */
export const Default: Story = {
  name: 'Padrão',
  args: { path: '/perfil/rede-indicacoes?profundidade=2' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    // The hidden head has no tab stop.
    await expect(canvas.queryByRole('button', { name: 'Nome' })).toBeNull();
    for (const name of ['Tabela', 'Árvore', 'Baixar CSV']) await expectUncovered(canvas.getByRole('button', { name }));
    await expect(canvas.getByPlaceholderText('Nome')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros (1)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Limpar filtros' }));
    await expect(await sheet.findByRole('button', { name: 'Mostrar 30' })).toBeVisible();
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Status' }), 'Teste');
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Profundidade' }), '1');
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Ordenar por' }), 'Nome, crescente');
    await userEvent.click(await sheet.findByRole('button', { name: /^Mostrar \d+$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = canvas.getByRole('button', { name: 'Filtros (2)' });
    await expect(button).toHaveFocus();
  },
};

/** A tap on a person opens the details. */
export const Person: Story = {
  name: 'Uma pessoa',
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('rowheader');
    const name = row?.textContent ?? '';
    await userEvent.click(canvas.getAllByRole('link', { name })[0] ?? document.body);
    const sheet = within(await screen.findByRole('dialog', { name }));
    await expect(sheet.getByRole('link', { name: 'pessoa1@exemplo.com.br' })).toHaveAttribute(
      'href',
      'mailto:pessoa1@exemplo.com.br',
    );
    await expect(sheet.getByRole('link', { name: 'Ver ganhos desta pessoa' })).toHaveAttribute(
      'href',
      '/perfil/painel-ganhos?assinante=1001',
    );
    await expect(sheet.getByText('Você')).toBeVisible();
    await userEvent.click(sheet.getByRole('link', { name: 'Ver na árvore' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('treeitem', { selected: true })).toHaveTextContent(name);
  },
};

/** In the tree a tap opens the details too, and so does Enter; the arrow collapses. */
export const PersonOfTree: Story = {
  name: 'Uma pessoa da árvore',
  args: { path: '/perfil/rede-indicacoes?ver=arvore' },
  play: async ({ canvas }) => {
    const [line] = await canvas.findAllByRole('treeitem');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(line?.querySelector('[data-opener]') ?? document.body);
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(line?.querySelector('[title]') ?? document.body);
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(line).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

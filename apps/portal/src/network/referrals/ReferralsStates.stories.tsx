import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { queryClient } from '../../shared/reads/queries.ts';
import { answerWith, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';
import { testNetwork } from './testNetwork.ts';

const meta = {
  title: 'Telas/Rede/Rede de indicações: estados',
  component: PortalAt,
  args: { path: '/perfil/rede-indicacoes' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['/minhas-indicacoes'],
  loading: 'Carregando sua rede',
  failed: 'Erro ao buscar indicações.',
});

export const Default: Story = {
  name: 'Padrão',
  beforeEach: () => answerWith('GET', '/minhas-indicacoes', 200, { indicados: [] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Você ainda não tem indicados.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver meu link de indicação' })).toHaveAttribute('href', '/perfil');
  },
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const Failed: Story = { ...reads.failed({ body: {} }), name: 'Falha' };

/**
 * A refetch, as after any write: while a larger network loads, the typed text and the focus stay.
 */
export const Refreshed: Story = {
  name: 'Atualizada',
  beforeEach: () => answerWith('GET', '/minhas-indicacoes', 200, { indicados: testNetwork(25) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('25 indicados')).toBeVisible();
    const email = canvas.getByRole('searchbox', { name: 'E-mail' });
    await userEvent.type(email, 'exemplo');
    answerWith('GET', '/minhas-indicacoes', 200, { indicados: testNetwork(26) });
    await queryClient.invalidateQueries();
    await expect(await canvas.findByText('26 indicados')).toBeVisible();
    await expect(email).toBeInTheDocument();
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('exemplo');
  },
};

/** A person without any value is a row of dashes; without an id its name is no link. */
export const BadRows: Story = {
  name: 'Linhas ruins',
  beforeEach: () => {
    const [first, second] = testNetwork(2);
    const bad = { ...second, id: null, name: null, profundidade: 'duas', assinatura_status: null, nivel: 7 };
    answerWith('GET', '/minhas-indicacoes', 200, { indicados: [bad, 'pessoa', first] });
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2 indicados')).toBeVisible();
    await expect(canvas.getByText('1 item não pôde ser mostrado.')).toBeVisible();
    const [bad, good] = canvas.getAllByRole('rowheader');
    await expect(bad).toHaveTextContent('--');
    await expect(within(canvas.getByRole('table')).getAllByRole('link')).toHaveLength(1);
    await expect(good).toContainElement(within(canvas.getByRole('table')).getByRole('link'));
    await userEvent.click(canvas.getByRole('button', { name: 'Árvore' }));
    await expect(await canvas.findAllByRole('treeitem')).toHaveLength(2);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories, sessionEndedStory, showsText, withoutTokenStory } from '../../stories/storyReads.ts';

/**
 * What every page shows while it loads, and when its data does not come. One page stands for all;
 * the others have stories of their own sentences, and the fault matrix tests them.
 */
const meta = {
  title: 'Padrões/Leitura',
  component: PortalAt,
  args: { path: '/perfil/saques' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['/withdrawals'],
  loading: 'Carregando seus saques',
  failed: 'Erro ao buscar saques.',
});

export const Default: Story = { ...reads.loading(), name: 'Carregando' };

export const Failed: Story = { ...reads.failed({ body: {} }), name: 'Falha sem texto do servidor' };

/** The page says its own sentence, as the specification wants, also to a text of the server. */
export const Refused: Story = {
  ...reads.failed({ status: 403, body: { error: 'Saques em manutenção.' } }),
  name: 'Recusado (403)',
};

export const ConnectionLost: Story = { ...reads.connectionLost(), name: 'Sem conexão' };

export const NotJson: Story = { ...reads.html(), name: 'Resposta que não é JSON' };

export const WrongShape: Story = { ...reads.wrongShape({ withdrawals: {} }), name: 'Resposta fora do contrato' };

/** The retry button is gone, so the focus moves to the title. */
export const Retried: Story = {
  ...reads.retried({ '/withdrawals': { withdrawals: [] } }, showsText('Você ainda não tem saques.')),
  name: 'Depois de tentar de novo',
};

export const SessionEnded: Story = { ...sessionEndedStory(), name: 'Sessão encerrada (401)' };

export const WithoutToken: Story = {
  ...withoutTokenStory('Você precisa estar logado para ver seus saques.'),
  name: 'Sem sessão',
};

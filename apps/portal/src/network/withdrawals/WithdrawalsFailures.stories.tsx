import type { Meta, StoryObj } from '@storybook/react-vite';
import { signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories, sessionEndedStory, showsText, withoutTokenStory } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Rede/Saques: leitura',
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

export const Default: Story = { ...reads.loading(), name: 'Padrão' };

export const ServerFailed: Story = { ...reads.failed(), name: 'Falha do servidor' };

export const Refused: Story = {
  ...reads.failed({ status: 403, body: { error: 'Acesso negado.' } }),
  name: 'Recusado (403)',
};

export const ConnectionLost: Story = { ...reads.connectionLost(), name: 'Sem conexão' };

export const NotJson: Story = { ...reads.html(), name: 'Resposta que não é JSON' };

export const WrongShape: Story = { ...reads.wrongShape({ withdrawals: {} }), name: 'Resposta fora do contrato' };

export const Retried: Story = {
  ...reads.retried({ '/withdrawals': { withdrawals: [] } }, showsText('Você ainda não tem saques.')),
  name: 'Depois de tentar de novo',
};

export const SessionEnded: Story = { ...sessionEndedStory(), name: 'Sessão encerrada (401)' };

export const WithoutToken: Story = {
  ...withoutTokenStory('Você precisa estar logado para ver seus saques.'),
  name: 'Sem sessão',
};

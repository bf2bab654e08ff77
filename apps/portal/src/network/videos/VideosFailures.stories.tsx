import type { Meta, StoryObj } from '@storybook/react-vite';
import { signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories, sessionEndedStory, showsText, withoutTokenStory } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Rede/Vídeos e conquistas: leitura',
  component: PortalAt,
  args: { path: '/perfil/videos' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({ reads: ['/videos'], loading: 'Carregando seus vídeos', failed: 'Erro ao buscar vídeos.' });

export const Default: Story = { ...reads.loading(), name: 'Padrão' };

export const ServerFailed: Story = { ...reads.failed(), name: 'Falha do servidor' };

export const Refused: Story = {
  ...reads.failed({ status: 403, body: { error: 'Acesso negado.' } }),
  name: 'Recusado (403)',
};

export const ConnectionLost: Story = { ...reads.connectionLost(), name: 'Sem conexão' };

export const NotJson: Story = { ...reads.html(), name: 'Resposta que não é JSON' };

export const WrongShape: Story = { ...reads.wrongShape({ videos: {} }), name: 'Resposta fora do contrato' };

export const Retried: Story = {
  ...reads.retried({ '/videos': { videos: [] } }, showsText('Nada por aqui ainda.')),
  name: 'Depois de tentar de novo',
};

export const SessionEnded: Story = { ...sessionEndedStory(), name: 'Sessão encerrada (401)' };

export const WithoutToken: Story = {
  ...withoutTokenStory('Você precisa estar logado para ver seus vídeos e conquistas.'),
  name: 'Sem sessão',
};

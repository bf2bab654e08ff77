import type { Meta, StoryObj } from '@storybook/react-vite';
import { signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories, sessionEndedStory, showsText, withoutTokenStory } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Rede/Qualificações: leitura',
  component: PortalAt,
  args: { path: '/perfil/qualificacoes' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['/qualificacoes'],
  loading: 'Carregando suas qualificações',
  failed: 'Erro ao buscar qualificações.',
});

export const Default: Story = { ...reads.loading(), name: 'Padrão' };

export const ServerFailed: Story = { ...reads.failed(), name: 'Falha do servidor' };

export const Refused: Story = {
  ...reads.failed({ status: 403, body: { error: 'Acesso negado.' } }),
  name: 'Recusado (403)',
};

export const ConnectionLost: Story = { ...reads.connectionLost(), name: 'Sem conexão' };

export const NotJson: Story = { ...reads.html(), name: 'Resposta que não é JSON' };

export const WrongShape: Story = { ...reads.wrongShape([]), name: 'Resposta fora do contrato' };

export const Retried: Story = {
  ...reads.retried(
    {
      '/qualificacoes': {
        nivel_atual: 'Nenhum',
        data_ultima_qualificacao: null,
        progresso_proximo: null,
        indicados: [],
      },
    },
    showsText('Você ainda não tem indicados diretos.'),
  ),
  name: 'Depois de tentar de novo',
};

export const SessionEnded: Story = { ...sessionEndedStory(), name: 'Sessão encerrada (401)' };

export const WithoutToken: Story = {
  ...withoutTokenStory('Você precisa estar logado para ver suas qualificações.'),
  name: 'Sem sessão',
};

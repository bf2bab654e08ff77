import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories, sessionEndedStory, showsText, withoutTokenStory } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Rede/Painel de ganhos: leitura',
  component: PortalAt,
  args: { path: '/perfil/painel-ganhos' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['/ganhos/detalhados'],
  loading: 'Carregando seus ganhos',
  failed: 'Erro ao buscar ganhos.',
  whileLoading: async ({ canvasElement }) => {
    // In its place, so that the links below do not move when the earnings arrive.
    await expect(within(canvasElement).getByRole('button', { name: 'Baixar CSV' })).toBeDisabled();
  },
});

export const Default: Story = { ...reads.loading(), name: 'Padrão' };

export const ServerFailed: Story = { ...reads.failed(), name: 'Falha do servidor' };

export const Refused: Story = {
  ...reads.failed({ status: 403, body: { error: 'Acesso negado.' } }),
  name: 'Recusado (403)',
};

export const ConnectionLost: Story = { ...reads.connectionLost(), name: 'Sem conexão' };

export const NotJson: Story = { ...reads.html(), name: 'Resposta que não é JSON' };

export const WrongShape: Story = {
  ...reads.wrongShape([]),
  name: 'Resposta fora do contrato',
};

export const Retried: Story = {
  ...reads.retried(
    { '/ganhos/detalhados': { ganhos: [], totaisPorTipo: [], totaisPorMes: [] } },
    showsText('Você ainda não tem ganhos.'),
  ),
  name: 'Depois de tentar de novo',
};

export const SessionEnded: Story = { ...sessionEndedStory(), name: 'Sessão encerrada (401)' };

export const WithoutToken: Story = {
  ...withoutTokenStory('Você precisa estar logado para ver seus ganhos detalhados.'),
  name: 'Sem sessão',
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answerWith, neverAnswer, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { endedSession, expectLoadFailed, expectLogin, failuresOf, tryAgain } from '../shared/storyFailures.ts';

const meta = {
  title: 'Telas/Rede/Qualificações: leitura',
  component: PortalAt,
  args: { path: '/perfil/qualificacoes' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const sentence = 'Erro ao buscar qualificações.';
const call = '/qualificacoes';
const failures = failuresOf(call, sentence);

export const Default: Story = {
  name: 'Padrão',
  beforeEach: () => neverAnswer('GET', call),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Carregando suas qualificações')).toBeInTheDocument();
  },
};

export const ServerFailed: Story = { ...failures.serverFailed, name: 'Falha do servidor' };

export const Refused: Story = { ...failures.refused, name: 'Recusado (403)' };

export const ConnectionLost: Story = { ...failures.connectionLost, name: 'Sem conexão' };

export const NotJson: Story = { ...failures.notJson, name: 'Resposta que não é JSON' };

export const WrongShape: Story = { ...failures.answered(200, { nivel_atual: 3 }), name: 'Resposta fora do contrato' };

export const Retried: Story = {
  name: 'Depois de tentar de novo',
  beforeEach: () => answerWith('GET', call, 500, {}),
  play: async ({ canvasElement }) => {
    await expectLoadFailed(canvasElement, sentence);
    answerWith('GET', call, 200, {
      nivel_atual: 'Nenhum',
      data_ultima_qualificacao: null,
      progresso_proximo: null,
      indicados: [],
    });
    await tryAgain(canvasElement);
    await expect(await within(canvasElement).findByText('Você ainda não tem indicados diretos.')).toBeVisible();
  },
};

export const SessionEnded: Story = { ...endedSession, name: 'Sessão encerrada (401)' };

export const WithoutToken: Story = {
  name: 'Sem sessão',
  beforeEach: () => localStorage.removeItem('token'),
  play: ({ canvasElement }) => expectLogin(canvasElement, 'Você precisa estar logado para ver suas qualificações.'),
};

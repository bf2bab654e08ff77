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
  beforeEach: () => neverAnswer('GET', call),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Carregando suas qualificações')).toBeInTheDocument();
  },
};

export const ServerFailed: Story = failures.serverFailed;

export const Refused: Story = failures.refused;

export const ConnectionLost: Story = failures.connectionLost;

export const NotJson: Story = failures.notJson;

export const WrongShape: Story = failures.answered(200, { nivel_atual: 3 });

export const Retried: Story = {
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

export const SessionEnded: Story = endedSession;

export const WithoutToken: Story = {
  beforeEach: () => localStorage.removeItem('token'),
  play: ({ canvasElement }) => expectLogin(canvasElement, 'Você precisa estar logado para ver suas qualificações.'),
};

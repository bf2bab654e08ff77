import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answerWith, neverAnswer, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { endedSession, expectLoadFailed, expectLogin, failuresOf, tryAgain } from '../shared/storyFailures.ts';

const meta = {
  title: 'Telas/Rede/Painel de ganhos: leitura',
  component: PortalAt,
  args: { path: '/perfil/painel-ganhos' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const sentence = 'Erro ao buscar ganhos.';
const call = '/ganhos/detalhados';
const failures = failuresOf(call, sentence);

export const Default: Story = {
  name: 'Padrão',
  beforeEach: () => neverAnswer('GET', call),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Carregando seus ganhos')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Baixar CSV' })).toBeNull();
  },
};

export const ServerFailed: Story = { ...failures.serverFailed, name: 'Falha do servidor' };

export const Refused: Story = { ...failures.refused, name: 'Recusado (403)' };

export const ConnectionLost: Story = { ...failures.connectionLost, name: 'Sem conexão' };

export const NotJson: Story = { ...failures.notJson, name: 'Resposta que não é JSON' };

export const WrongShape: Story = {
  ...failures.answered(200, { ganhos: [{ id: 1, amount: 'muito' }] }),
  name: 'Resposta fora do contrato',
};

export const Retried: Story = {
  name: 'Depois de tentar de novo',
  beforeEach: () => answerWith('GET', call, 500, {}),
  play: async ({ canvasElement }) => {
    await expectLoadFailed(canvasElement, sentence);
    answerWith('GET', call, 200, { ganhos: [], totaisPorTipo: [], totaisPorMes: [] });
    await tryAgain(canvasElement);
    await expect(await within(canvasElement).findByText('Você ainda não tem ganhos.')).toBeVisible();
  },
};

export const SessionEnded: Story = { ...endedSession, name: 'Sessão encerrada (401)' };

export const WithoutToken: Story = {
  name: 'Sem sessão',
  beforeEach: () => localStorage.removeItem('token'),
  parameters: { session: 'visitor' },
  play: ({ canvasElement }) => expectLogin(canvasElement, 'Você precisa estar logado para ver seus ganhos detalhados.'),
};

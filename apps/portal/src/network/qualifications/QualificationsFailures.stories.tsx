import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, neverAnswer, signInAs, world } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { expectLoadFailed, expectLogin, sessionEnded, tryAgain } from '../shared/storyFailures.ts';

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
const isNotRead: Story['play'] = ({ canvasElement }) => expectLoadFailed(canvasElement, sentence);

export const Default: Story = {
  beforeEach: () => neverAnswer('GET', call),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Carregando suas qualificações')).toBeInTheDocument();
  },
};

export const ServerFailed: Story = {
  beforeEach: () => answerWith('GET', call, 500, { error: 'Erro interno do servidor.' }),
  play: isNotRead,
};

export const Refused: Story = {
  beforeEach: () => answerWith('GET', call, 403, { error: 'Acesso negado.' }),
  play: isNotRead,
};

export const ConnectionLost: Story = { beforeEach: () => dropConnection('GET', call), play: isNotRead };

export const NotJson: Story = { beforeEach: () => answerHtml('GET', call), play: isNotRead };

export const WrongShape: Story = {
  beforeEach: () => answerWith('GET', call, 200, { nivel_atual: 3 }),
  play: isNotRead,
};

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

export const SessionEnded: Story = {
  beforeEach: () => {
    world().sessions = [];
  },
  play: ({ canvasElement }) => expectLogin(canvasElement, sessionEnded),
};

export const WithoutToken: Story = {
  beforeEach: () => localStorage.removeItem('token'),
  play: ({ canvasElement }) => expectLogin(canvasElement, 'Você precisa estar logado para ver suas qualificações.'),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { queryClient } from '../../shared/queries.ts';
import { answerHtml, answerWith, dropConnection, neverAnswer, signInAs, world } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
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

async function expectFailure(canvasElement: HTMLElement): Promise<void> {
  await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Erro ao buscar indicações.');
  await expect(within(canvasElement).getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
}

export const Default: Story = {
  name: 'Padrão',
  beforeEach: () => answerWith('GET', '/minhas-indicacoes', 200, { indicados: [] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Você ainda não tem indicados.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver meu link de indicação' })).toHaveAttribute('href', '/perfil');
  },
};

export const Loading: Story = {
  name: 'Carregando',
  beforeEach: () => neverAnswer('GET', '/minhas-indicacoes'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Carregando sua rede')).toBeInTheDocument();
  },
};

export const ServerFailed: Story = {
  name: 'Falha do servidor',
  beforeEach: () => answerWith('GET', '/minhas-indicacoes', 500, { error: 'Erro interno do servidor.' }),
  play: ({ canvasElement }) => expectFailure(canvasElement),
};

export const Refused: Story = {
  name: 'Recusado (403)',
  beforeEach: () => answerWith('GET', '/minhas-indicacoes', 403, { error: 'Acesso negado.' }),
  play: ({ canvasElement }) => expectFailure(canvasElement),
};

export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('GET', '/minhas-indicacoes'),
  play: ({ canvasElement }) => expectFailure(canvasElement),
};

export const NotJson: Story = {
  name: 'Resposta que não é JSON',
  beforeEach: () => answerHtml('GET', '/minhas-indicacoes'),
  play: ({ canvasElement }) => expectFailure(canvasElement),
};

export const Retried: Story = {
  name: 'Depois de tentar de novo',
  beforeEach: () => answerWith('GET', '/minhas-indicacoes', 500, {}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: 'Tentar novamente' });
    answerWith('GET', '/minhas-indicacoes', 200, { indicados: testNetwork(3) });
    await userEvent.click(retry);
    await expect(await canvas.findByText('3 indicados')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Read anew, as after any write: while a larger network comes and is prepared, what is typed stays, and so does the focus. */
export const Refreshed: Story = {
  name: 'Atualizada',
  beforeEach: () => answerWith('GET', '/minhas-indicacoes', 200, { indicados: testNetwork(2500) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2.500 indicados')).toBeVisible();
    const email = canvas.getByRole('searchbox', { name: 'E-mail' });
    await userEvent.type(email, 'exemplo');
    answerWith('GET', '/minhas-indicacoes', 200, { indicados: testNetwork(2600) });
    await queryClient.invalidateQueries();
    await expect(await canvas.findByText('2.600 indicados')).toBeVisible();
    await expect(email).toBeInTheDocument();
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('exemplo');
  },
};

export const SessionEnded: Story = {
  name: 'Sessão encerrada (401)',
  beforeEach: () => {
    world().sessions = [];
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Sua sessão expirou. Entre novamente para continuar.'),
    ).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

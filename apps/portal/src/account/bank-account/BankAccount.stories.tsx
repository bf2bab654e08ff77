import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answerHtml,
  answerWith,
  dropConnection,
  neverAnswer,
  requestsTo,
  signInAs,
  world,
} from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { bank, expectFact } from './storySteps.ts';
import { expectNoSidewaysScroll } from '../../stories/storyChecks.ts';

const path = '/perfil/minha-conta-bancaria';

/** The bank data for withdrawals: a block of the profile. */
const meta = {
  title: 'Telas/Conta/Perfil: dados bancários',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A failed read: its sentence, a way to try again, and no form that could overwrite what is stored.
 */
async function failsWith(element: HTMLElement, text: string) {
  const block = await bank(element);
  await expect(await block.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent(text);
  await expect(block.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
  await expect(block.queryByRole('button', { name: /dados bancários$/ })).toBeNull();
}

const toLogin: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(await canvas.findByText('Sua sessão expirou. Entre novamente para continuar.')).toBeVisible();
  await expect(localStorage.getItem('token')).toBeNull();
};

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const block = await bank(canvasElement);
    await expect(await block.findByText('***.982.247-**')).toBeVisible();
    await expectFact(block, 'Nome completo', 'Mariana Souza');
    await expectFact(block, 'Nome do banco', 'Banco do Brasil');
    await expectFact(block, 'Código do banco', '001');
    await expectFact(block, 'Número da agência', '1234-5');
    await expectFact(block, 'Número da conta', '****65-4');
    await expectFact(block, 'Chave PIX', 'a****@exemplo.com.br');
    await expect(block.getByRole('button', { name: 'Editar dados bancários' })).toBeEnabled();
  },
};

export const Shown: Story = {
  name: 'Mostrado',
  play: async ({ canvasElement }) => {
    const block = await bank(canvasElement);
    await userEvent.click(await block.findByRole('button', { name: 'Mostrar dados' }));
    await expectFact(block, 'CPF', '529.982.247-25');
    await expectFact(block, 'Número da conta', '00098765-4');
    await expectFact(block, 'Chave PIX', 'ativa@exemplo.com.br');
    await expect(block.getByRole('button', { name: 'Ocultar dados' })).toHaveFocus();
  },
};

export const Hidden: Story = {
  name: 'Oculto',
  play: async (context) => {
    await Shown.play?.(context);
    const block = await bank(context.canvasElement);
    await userEvent.click(block.getByRole('button', { name: 'Ocultar dados' }));
    await expectFact(block, 'CPF', '***.982.247-**');
    await expect(block.queryByText('00098765-4')).toBeNull();
  },
};

export const NoneYet: Story = {
  name: 'Nenhuma conta ainda',
  beforeEach: () => signInAs('inativa@exemplo.com.br'),
  play: async ({ canvasElement }) => {
    const block = await bank(canvasElement);
    await expect(await block.findByText('Você ainda não cadastrou seus dados bancários.')).toBeVisible();
    await expect(block.getByRole('button', { name: 'Cadastrar dados bancários' })).toBeEnabled();
  },
};

/** A server that answers a missing account with 404. */
/** The withdrawals page links to the bank data. */
export const LedHere: Story = {
  name: 'Vindo dos saques',
  args: { path: '/perfil/saques' },
  beforeEach: () => answerWith('GET', '/perfil/minha-conta-bancaria', 200, { conta: null }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'Cadastrar dados bancários' }));
    const block = await bank(canvasElement);
    await expect(await block.findByRole('button', { name: 'Cadastrar dados bancários' })).toBeInTheDocument();
    const heading = block.getByRole('heading', { name: 'Dados bancários para saque' });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight));
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan(58);
  },
};

export const NoneYetAs404: Story = {
  name: 'Nenhuma conta ainda (404)',
  beforeEach: () => answerWith('GET', path, 404, { error: 'Conta bancária não encontrada.' }),
  play: NoneYet.play,
};

export const WithoutPixKey: Story = {
  name: 'Sem chave PIX',
  beforeEach: () => world().bankAccounts.forEach((row) => (row.chave_pix = null)),
  play: async ({ canvasElement }) => {
    const block = await bank(canvasElement);
    await expect(await block.findByText('***.982.247-**')).toBeVisible();
    await expectFact(block, 'Chave PIX', '--');
  },
};

export const Reading: Story = {
  name: 'Lendo',
  beforeEach: () => neverAnswer('GET', path),
  play: async ({ canvasElement }) => {
    const block = await bank(canvasElement);
    await expect(await block.findByText('Carregando seus dados bancários')).toBeInTheDocument();
    await expect(block.queryByRole('button')).toBeNull();
  },
};

export const ReadFailed: Story = {
  name: 'Falha ao ler',
  beforeEach: () => answerWith('GET', path, 500, {}),
  play: ({ canvasElement }) => failsWith(canvasElement, 'Erro ao carregar perfil.'),
};

export const ReadFailedWithServerText: Story = {
  name: 'Falha ao ler, texto do servidor',
  beforeEach: () => answerWith('GET', path, 500, { error: 'Banco de dados em manutenção.' }),
  play: ({ canvasElement }) => failsWith(canvasElement, 'Banco de dados em manutenção.'),
};

export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('GET', path),
  play: ({ canvasElement }) => failsWith(canvasElement, 'Erro de conexão.'),
};

export const HtmlAnswer: Story = {
  name: 'Resposta em HTML',
  beforeEach: () => answerHtml('GET', path),
  play: ({ canvasElement }) => failsWith(canvasElement, 'Erro ao carregar perfil.'),
};

export const TriedAgain: Story = {
  name: 'Depois de tentar de novo',
  beforeEach: () => answerWith('GET', path, 500, {}),
  play: async ({ canvasElement }) => {
    const block = await bank(canvasElement);
    const retry = await block.findByRole('button', { name: 'Tentar novamente' });
    answerWith('GET', path, 200, { conta: null });
    await userEvent.click(retry);
    await expect(await block.findByText('Você ainda não cadastrou seus dados bancários.')).toBeVisible();
    await waitFor(() => expect(requestsTo(`GET ${path}`)).toHaveLength(2));
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const SessionEnded: Story = {
  name: 'Sessão encerrada (401)',
  beforeEach: () => answerWith('GET', path, 401, { error: 'Sessão inválida ou expirada.' }),
  play: toLogin,
};

export const AccountBlocked: Story = {
  name: 'Conta bloqueada',
  beforeEach: () => answerWith('GET', path, 403, { error: 'Acesso negado.' }),
  play: toLogin,
};

export const LongAndStrange: Story = {
  name: 'Dados longos e estranhos',
  beforeEach: () =>
    world().bankAccounts.forEach((row) => {
      row.nome_completo = `<b>${'Maria'.repeat(26)}</b>`;
      row.nome_banco = 'Cooperativa'.repeat(9);
      row.numero_conta = '1'.repeat(20);
      row.chave_pix = 'ç'.repeat(140);
    }),
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    const block = await bank(canvasElement);
    await userEvent.click(await block.findByRole('button', { name: 'Mostrar dados' }));
    await expect(block.getByText(/^<b>Maria/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, neverAnswer, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Assinatura/Minha assinatura: falhas',
  component: PortalAt,
  args: { path: '/minha-assinatura' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: 'Carregando',
  parameters: { scenario: 'endless' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Carregando sua assinatura')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Minha assinatura' })).toBeVisible();
    // It would be pushed about by what is to come.
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

const loadFailed: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(await canvas.findByRole('alert')).toHaveTextContent(
    'Erro ao carregar informações da assinatura. Tente novamente.',
  );
  await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
  // The rest of the page stands.
  await expect(await canvas.findByText('ANIVERSARIO10')).toBeVisible();
};

export const LoadFailed: Story = {
  name: 'Falha ao carregar',
  beforeEach: () => answerWith('GET', '/assinatura/status', 500, { error: 'Erro interno do servidor.' }),
  play: loadFailed,
};
export const LoadForbidden: Story = {
  name: 'Leitura recusada (403)',
  beforeEach: () => answerWith('GET', '/assinatura/status', 403, { error: 'Acesso negado.' }),
  play: loadFailed,
};
export const LoadedHtml: Story = {
  name: 'Resposta em HTML ao carregar',
  beforeEach: () => answerHtml('GET', '/assinatura/status'),
  play: loadFailed,
};
export const LoadedAnotherShape: Story = {
  name: 'Resposta de outro formato',
  beforeEach: () => answerWith('GET', '/assinatura/status', 200, { estado: 'ativa' }),
  play: loadFailed,
};
export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('GET', '/assinatura/status'),
  play: loadFailed,
};

export const TriedAgain: Story = {
  name: 'Depois de tentar de novo',
  beforeEach: () => answerWith('GET', '/assinatura/status', 500, {}),
  play: async (context) => {
    await loadFailed(context);
    answerWith('GET', '/assinatura/status', 200, {
      status: 'active',
      start_date: '2026-11-03',
      end_date: '2026-12-03',
      next_billing_date: null,
    });
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('Sua assinatura está ativa.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const ListsFailed: Story = {
  name: 'Listas não carregadas',
  beforeEach: () => {
    answerWith('GET', '/assinatura/pagamentos', 500, { error: 'Erro interno do servidor.' });
    answerWith('GET', '/assinatura/vouchers-usados', 500, {});
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Erro ao buscar pagamentos: Erro interno do servidor.')).toBeVisible();
    await expect(await canvas.findByText('Erro ao buscar vouchers: HTTP 500')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(2);
    await expect(await canvas.findByText('Sua assinatura está ativa.')).toBeVisible();
  },
};

/** The parts wait for each other, so that none pushes another down, but not for one that does not come. */
export const OnePartLate: Story = {
  name: 'Uma parte atrasada',
  beforeEach: () => neverAnswer('GET', '/assinatura/vouchers-usados'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Carregando sua assinatura')).toBeInTheDocument();
    await expect(canvas.queryByText('Sua assinatura está ativa.')).toBeNull();
    await expect(await canvas.findByText('Sua assinatura está ativa.')).toBeVisible();
    await expect(canvas.getByText('Carregando seus vouchers')).toBeInTheDocument();
  },
};

export const SessionEnded: Story = {
  name: 'Sessão encerrada (401)',
  parameters: { scenario: 'sessionEnded' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Sua sessão expirou. Entre novamente para continuar.')).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

export const WithoutToken: Story = {
  name: 'Sem sessão',
  beforeEach: () => localStorage.clear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Você precisa estar logado para ver sua assinatura.')).toBeVisible();
  },
};

export const LongAndStrange: Story = {
  name: 'Dados longos e estranhos',
  globals: { viewport: { value: 'phone320' } },
  beforeEach: () => {
    answerWith('GET', '/assinatura/status', 200, {
      status: 'estado-que-ninguem-conhece-'.repeat(6),
      start_date: 'ontem',
      end_date: '2026-02-31',
      next_billing_date: '',
    });
    answerWith('GET', '/assinatura/pagamentos', 200, {
      pagamentos: [
        { id: 9, payment_date: 'x', amount: 123_456_789.99, status: '<b>pago</b>', gateway: 'cartao-corporativo' },
        { id: 8, payment_date: null, amount: -0.5, status: '', gateway: null },
      ],
    });
    answerWith('GET', '/assinatura/vouchers-usados', 200, {
      vouchers: [{ id: 1, used_at: null, codigo: 'CODIGO'.repeat(10) }],
    });
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText('Desconhecido'))[0]).toBeVisible();
    await expect(await canvas.findByText('<b>pago</b>')).toBeVisible();
    await expect(await canvas.findByText('CODIGO'.repeat(10))).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};

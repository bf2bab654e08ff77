import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answerWith, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories, sessionEndedStory, showsText, withoutTokenStory } from '../../stories/storyReads.ts';
import { expectNoSidewaysScroll } from '../../stories/storyChecks.ts';

const meta = {
  title: 'Telas/Assinatura/Assinatura',
  component: PortalAt,
  args: { path: '/assinatura' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['/assinatura/status'],
  loading: 'Carregando sua assinatura',
  failed: 'Erro ao consultar status da assinatura.',
  whileLoading: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Assinatura' })).toBeVisible();
  },
  whenFailed: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Voltar para minha assinatura' })).toBeVisible();
  },
});

const renewal = 'Próxima renovação';

/** The sentences of the status and the dates on the plan, and the ways to pay. */
function expectPlan(said: string[], dates: string[] = []): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plan = within(await canvas.findByRole('region', { name: 'Plano Mensal' }));
    for (const text of ['R$ 250,00/mês', ...said, ...dates]) await expect(plan.getByText(text)).toBeVisible();
    // The status is said once, and an unknown date is left out.
    await expect(canvas.getAllByText(/^(?:Sua assinatura (?:está|foi)|Status desconhecido)/)).toHaveLength(1);
    await expect(plan.queryByText('--')).toBeNull();
    await expect(canvas.getByLabelText('Código do voucher')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pagar com cartão' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Voltar para minha assinatura' })).toHaveAttribute(
      'href',
      '/minha-assinatura',
    );
  };
}

export const Default: Story = {
  name: 'Padrão',
  play: async (context) => {
    const sentence = 'Sua assinatura está ativa e será renovada em 02/12/2026.';
    await expectPlan([sentence], ['02/11/2026 a 02/12/2026'])(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText('Sua assinatura já está ativa. Um novo pagamento renova o seu plano.')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Assinatura · Portal Raiz'));
  },
};

export const Trial: Story = {
  name: 'Em teste',
  parameters: { scenario: 'subscriptionTrial' },
  play: expectPlan(['Sua assinatura está em período de teste até 23/11/2026.', 'Restam 5 dia(s) de teste']),
};

/** The first payment is due after the trial. */
export const TrialWithoutEnd: Story = {
  name: 'Em teste, sem data de fim',
  beforeEach: () =>
    answerWith('GET', '/assinatura/status', 200, {
      status: 'trial',
      start_date: '2026-11-16',
      end_date: null,
      next_billing_date: '2026-11-23',
    }),
  play: expectPlan(
    ['Sua assinatura está em período de teste.', 'Restam 0 dia(s) de teste'],
    ['Início do ciclo', '16/11/2026', renewal, '23/11/2026'],
  ),
};

export const TrialLastDay: Story = {
  name: 'Último dia de teste',
  parameters: { scenario: 'subscriptionTrialLastDay' },
  play: expectPlan(['Restam 0 dia(s) de teste', 'O teste termina hoje.']),
};

export const Canceled: Story = {
  name: 'Cancelada',
  parameters: { scenario: 'subscriptionCanceled' },
  play: async (context) => {
    await expectPlan(['Sua assinatura foi cancelada. O acesso permanece até 30/11/2026.'])(context);
    await expect(within(context.canvasElement).queryByText(renewal)).toBeNull();
  },
};

export const CanceledOver: Story = {
  name: 'Cancelada, acesso terminado',
  parameters: { scenario: 'subscriptionCanceledOver' },
  play: expectPlan(['Sua assinatura foi cancelada e o acesso terminou.']),
};

export const Inactive: Story = {
  name: 'Inativa',
  parameters: { scenario: 'subscriptionInactive' },
  play: async (context) => {
    await expectPlan(['Sua assinatura está inativa.'])(context);
    await expect(within(context.canvasElement).queryByText(/Um novo pagamento renova/)).toBeNull();
  },
};

export const Expired: Story = {
  name: 'Vencida',
  parameters: { scenario: 'subscriptionExpired' },
  play: expectPlan(['Sua assinatura está inativa.']),
};

export const UnknownStatus: Story = {
  name: 'Status desconhecido',
  parameters: { scenario: 'subscriptionUnknown' },
  play: expectPlan(['Status desconhecido. Fale com o suporte.']),
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const StatusFailed: Story = { ...reads.failed(), name: 'Status não carregado' };
export const StatusForbidden: Story = {
  ...reads.failed({ status: 403, body: { error: 'Acesso negado.' } }),
  name: 'Status recusado (403)',
};
export const StatusHtml: Story = { ...reads.html(), name: 'Status em HTML' };

export const ConnectionLost: Story = { ...reads.connectionLost(), name: 'Sem conexão' };

export const TriedAgain: Story = {
  ...reads.retried(
    { '/assinatura/status': { status: 'inactive', start_date: null, end_date: null, next_billing_date: null } },
    showsText('Sua assinatura está inativa.'),
  ),
  name: 'Depois de tentar de novo',
};

export const SessionEnded: Story = { ...sessionEndedStory(), name: 'Sessão encerrada (401)' };

export const WithoutToken: Story = {
  ...withoutTokenStory('Você precisa estar logado para ver as opções de assinatura.'),
  name: 'Sem sessão',
};

export const LongAndStrange: Story = {
  name: 'Dados longos e estranhos',
  beforeEach: () =>
    answerWith('GET', '/assinatura/status', 200, {
      status: 'estado-que-ninguem-conhece-'.repeat(6),
      start_date: 'ontem',
      end_date: '2026-02-31',
      next_billing_date: '',
    }),
  globals: { viewport: { value: 'phone320' } },
  play: async (context) => {
    await expectPlan(['Status desconhecido. Fale com o suporte.'])(context);
    await expectNoSidewaysScroll();
  },
};

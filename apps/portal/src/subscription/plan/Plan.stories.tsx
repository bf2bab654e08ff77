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

/** The status message, the plan with its badge, and the ways to pay. */
function expectPlan(said: string[], badge: string, facts: string[] = []): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(badge)).toBeVisible();
    for (const text of said) await expect(canvas.getAllByText(text).at(-1)).toBeVisible();
    const plan = within(canvas.getByRole('region', { name: 'Plano Mensal' }));
    for (const text of ['Plano Mensal', 'R$ 250,00/mês', 'Início do ciclo', 'Fim do ciclo', ...facts]) {
      await expect(plan.getByText(text)).toBeVisible();
    }
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
    await expectPlan(['Sua assinatura está ativa.'], 'Ativa', ['02/11/2026', renewal])(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText('Sua assinatura já está ativa. Um novo pagamento renova o seu plano.')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Assinatura · Portal Raiz'));
  },
};

export const Trial: Story = {
  name: 'Em teste',
  parameters: { scenario: 'subscriptionTrial' },
  play: expectPlan(['Sua assinatura está em período de teste.', 'Restam 5 dia(s) de teste'], 'Teste', [
    'Seu período de teste termina em 23/11/2026.',
  ]),
};

export const TrialLastDay: Story = {
  name: 'Último dia de teste',
  parameters: { scenario: 'subscriptionTrialLastDay' },
  play: expectPlan(['Restam 0 dia(s) de teste', 'O teste termina hoje.'], 'Teste'),
};

export const Canceled: Story = {
  name: 'Cancelada',
  parameters: { scenario: 'subscriptionCanceled' },
  play: async (context) => {
    const sentence = 'Sua assinatura foi cancelada. O acesso permanece até 30/11/2026.';
    await expectPlan([sentence], 'Cancelada (vigente até 30/11/2026)')(context);
    await expect(within(context.canvasElement).queryByText(renewal)).toBeNull();
  },
};

export const CanceledOver: Story = {
  name: 'Cancelada, acesso terminado',
  parameters: { scenario: 'subscriptionCanceledOver' },
  play: expectPlan(['Sua assinatura foi cancelada e o acesso terminou.'], 'Cancelada (acesso encerrado)'),
};

export const Inactive: Story = {
  name: 'Inativa',
  parameters: { scenario: 'subscriptionInactive' },
  play: async (context) => {
    await expectPlan(['Sua assinatura está inativa.'], 'Inativa', [renewal])(context);
    await expect(within(context.canvasElement).queryByText(/Um novo pagamento renova/)).toBeNull();
  },
};

export const NeverSubscribed: Story = {
  name: 'Nunca assinou',
  parameters: { scenario: 'subscriptionNever' },
  play: async (context) => {
    await expectPlan(['Sua assinatura está inativa.'], 'Inativa')(context);
    await expect(within(context.canvasElement).getAllByText('--')).toHaveLength(3);
  },
};

export const Expired: Story = {
  name: 'Vencida',
  parameters: { scenario: 'subscriptionExpired' },
  play: expectPlan(['Sua assinatura está inativa.'], 'Inativa'),
};

export const UnknownStatus: Story = {
  name: 'Status desconhecido',
  parameters: { scenario: 'subscriptionUnknown' },
  play: expectPlan(['Status desconhecido. Fale com o suporte.'], 'Desconhecido'),
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
    await expectPlan(['Status desconhecido. Fale com o suporte.'], 'Desconhecido')(context);
    await expectNoSidewaysScroll();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Assinatura/Assinatura',
  component: PortalAt,
  args: { path: '/assinatura' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const renewal = 'Próxima renovação';

/** The status message, the plan with its badge, and the ways to pay. */
function expectPlan(said: string[], badge: string, facts: string[] = []): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(badge)).toBeVisible();
    for (const text of said) await expect(canvas.getAllByText(text).at(-1)).toBeVisible();
    const plan = within(canvas.getByRole('region', { name: 'Detalhes do plano' }));
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

export const Loading: Story = {
  name: 'Carregando',
  parameters: { scenario: 'endless' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Carregando sua assinatura')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Assinatura' })).toBeVisible();
  },
};

const loadFailed: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao consultar status da assinatura.');
  await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
  await expect(canvas.getByRole('link', { name: 'Voltar para minha assinatura' })).toBeVisible();
};

export const StatusFailed: Story = {
  name: 'Status não carregado',
  beforeEach: () => answerWith('GET', '/assinatura/status', 500, { error: 'Erro interno do servidor.' }),
  play: loadFailed,
};
export const StatusForbidden: Story = {
  name: 'Status recusado (403)',
  beforeEach: () => answerWith('GET', '/assinatura/status', 403, { error: 'Acesso negado.' }),
  play: loadFailed,
};
export const StatusHtml: Story = {
  name: 'Status em HTML',
  beforeEach: () => answerHtml('GET', '/assinatura/status'),
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
      status: 'inactive',
      start_date: null,
      end_date: null,
      next_billing_date: null,
    });
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('Sua assinatura está inativa.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const SessionEnded: Story = {
  name: 'Sessão encerrada (401)',
  parameters: { scenario: 'sessionEnded' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Sua sessão expirou. Entre novamente para continuar.')).toBeVisible();
  },
};

export const WithoutToken: Story = {
  name: 'Sem sessão',
  beforeEach: () => localStorage.clear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Você precisa estar logado para ver as opções de assinatura.')).toBeVisible();
  },
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
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault, db } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { later } from '../../stories/storyChecks.ts';
import { readStories, showsText } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Assinatura/Minha assinatura',
  component: PortalAt,
  args: { path: '/minha-assinatura' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const details = 'Minha assinatura';

/** Expects the texts of the status, the button to /assinatura, and whether the user can cancel. */
function expectStatus(texts: string[], button: string, cancelable = false): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/^Plano Mensal · R\$\s250,00\/mês · /)).toBeVisible());
    const band = canvas.getByRole('region', { name: details });
    const card = within(band);
    for (const text of texts) await expect(band).toHaveTextContent(text);
    // Apart from the banner, one sentence states the status.
    await expect(card.getAllByText(/^(?:Sua assinatura (?:está|foi)|Status desconhecido)/)).toHaveLength(1);
    await expect(card.getByRole('link', { name: button })).toHaveAttribute('href', '/assinatura');
    const cancel = card.queryByRole('button', { name: 'Cancelar assinatura' });
    if (cancelable) await expect(cancel).toBeEnabled();
    else await expect(cancel).toBeNull();
  };
}

/** The dates of the body rows, from the first to the last. */
async function rowsOf(canvasElement: HTMLElement, table: string): Promise<(string | null)[]> {
  const rows = within(await within(canvasElement).findByRole('table', { name: table }));
  return rows.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

export const Default: Story = {
  name: 'Padrão',
  play: async (context) => {
    const sentence = 'Sua assinatura está ativa e será renovada em 02/12/2026.';
    await expectStatus([sentence], 'Opções de pagamento', true)(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(/ · Ciclo: 02\/11\/2026 a 02\/12\/2026$/)).toBeVisible();
    await expect(await rowsOf(context.canvasElement, 'Últimos pagamentos')).toEqual([
      '02/11/2026',
      '02/10/2026',
      '02/10/2026',
    ]);
    await expect(await rowsOf(context.canvasElement, 'Últimos vouchers usados')).toEqual([
      'ANIVERSARIO10',
      'INVERNO30',
      'LIDERANCA100',
    ]);
    await expect(canvas.getByRole('link', { name: 'Ver histórico completo' })).toHaveAttribute(
      'href',
      '/assinatura/pagamentos',
    );
    await expect(canvas.getByRole('link', { name: 'Ver todos os vouchers usados' })).toHaveAttribute(
      'href',
      '/assinatura/vouchers-usados',
    );
  },
};

export const Trial: Story = {
  name: 'Em teste',
  parameters: { scenario: 'subscriptionTrial' },
  play: expectStatus(
    ['Sua assinatura está em período de teste até 23/11/2026.', 'Restam 5 dias de teste'],
    'Opções de pagamento',
    true,
  ),
};

/** Band and banner name no day. */
export const TrialWithoutEnd: Story = {
  name: 'Em teste, sem data final',
  parameters: {
    faults: [
      {
        operation: 'readSubscriptionStatus',
        body: { status: 'trial', start_date: '2026-11-01', end_date: null, next_billing_date: null },
      },
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    const sentence = 'Sua assinatura está em período de teste.';
    await expectStatus([sentence, '01/11/2026 a --'], 'Opções de pagamento', true)(context);
    const banner = await canvas.findByRole('region', { name: 'Aviso sobre a assinatura' });
    await expect(within(banner).getByText(sentence)).toBeVisible();
    await expect(canvas.queryByText(/Restam/)).toBeNull();
  },
};

export const TrialLastDay: Story = {
  name: 'Último dia de teste',
  parameters: { scenario: 'subscriptionTrialLastDay' },
  play: expectStatus(['Restam 0 dias de teste. O teste termina hoje.'], 'Opções de pagamento', true),
};

export const Canceled: Story = {
  name: 'Cancelada',
  parameters: { scenario: 'subscriptionCanceled' },
  play: expectStatus(['Sua assinatura foi cancelada. O acesso permanece até 30/11/2026.'], 'Renovar assinatura'),
};

export const CanceledOver: Story = {
  name: 'Cancelada, acesso terminado',
  parameters: { scenario: 'subscriptionCanceledOver' },
  play: expectStatus(['Sua assinatura foi cancelada e o acesso terminou.', 'Último ciclo'], 'Renovar assinatura'),
};

/** All dates are unknown. */
export const NeverSubscribed: Story = {
  name: 'Nunca assinou',
  parameters: { scenario: 'subscriptionNever' },
  play: async (context) => {
    await expectStatus(['Sua assinatura está inativa.'], 'Ativar assinatura')(context);
    await expect(within(context.canvasElement).getByText(/ · Ciclo: --$/)).toBeVisible();
  },
};

export const NothingYet: Story = {
  name: 'Nada ainda',
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum pagamento ainda.')).toBeVisible();
    await expect(await canvas.findByText('Nenhum voucher usado ainda.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ver histórico completo' })).toBeNull();
  },
};

/** Newest first, in any order of the answer. Three rows need no link to all. */
export const ThreeOfEach: Story = {
  name: 'Três de cada',
  beforeEach: () => {
    const paid = { amount: 250, status: 'paid', gateway: 'cartao' };
    fault({
      operation: 'listPayments',
      body: {
        pagamentos: [
          { ...paid, id: 1, payment_date: '2026-08-03T12:00:00-03:00' },
          { ...paid, id: 2, payment_date: '2026-11-03T12:00:00-03:00' },
          { ...paid, id: 3, payment_date: '2026-10-03T12:00:00-03:00' },
        ],
      },
    });
    db().usedVouchers = db()
      .usedVouchers.filter(({ user_id }) => user_id === 2)
      .slice(0, 3);
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await rowsOf(canvasElement, 'Últimos pagamentos')).toEqual(['03/11/2026', '03/10/2026', '03/08/2026']);
    await expect(await rowsOf(canvasElement, 'Últimos vouchers usados')).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: 'Ver histórico completo' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Ver todos os vouchers usados' })).toBeNull();
  },
};

const reads = readStories({
  reads: ['readSubscriptionStatus'],
  loading: 'Carregando sua assinatura',
  failed: 'Erro ao carregar informações da assinatura. Tente novamente.',
  // The other parts of the page stay.
  whenFailed: showsText('ANIVERSARIO10'),
});

export const Loading: Story = {
  name: 'Carregando',
  parameters: { scenario: 'endless' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando sua assinatura')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Minha assinatura' })).toBeVisible();
    // It would shift when the other parts arrive.
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const LoadFailed: Story = { ...reads.failed({ body: {} }), name: 'Falha ao carregar' };

export const ListsFailed: Story = {
  name: 'Listas não carregadas',
  parameters: {
    faults: [
      { operation: 'listPayments', status: 500 },
      { operation: 'listUsedVouchers', status: 500, body: {} },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao buscar pagamentos: Erro interno do servidor.')).toBeVisible();
    await expect(await canvas.findByText('Erro ao buscar vouchers: HTTP 500')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(2);
    await expect(await canvas.findByText(/^Sua assinatura está ativa/)).toBeVisible();
  },
};

/**
 * The parts wait for each other, so that none shifts another, but not for one without an answer.
 */
export const OnePartLate: Story = {
  name: 'Uma parte atrasada',
  globals: { viewport: { value: 'phone360' } },
  parameters: { faults: [{ operation: 'listUsedVouchers', kind: 'hang' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando sua assinatura')).toBeInTheDocument();
    await expect(canvas.queryByText(/^Plano Mensal/)).toBeNull();
    await later(1000, () => expect(canvas.getByText(/^Plano Mensal/)).toBeVisible());
    await expect(await canvas.findByText('Carregando seus vouchers')).toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fault, world } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Assinatura/Minha assinatura',
  component: PortalAt,
  args: { path: '/minha-assinatura' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const details = 'Plano Mensal';

/** The sentences of the status, the button to /assinatura, and whether it can be canceled. */
function expectStanding(said: string[], button: string, cancelable = false): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = within(await canvas.findByRole('region', { name: details }));
    for (const text of said) await expect(card.getByText(text)).toBeVisible();
    // One sentence states the status.
    await expect(canvas.getAllByText(/^(?:Sua assinatura (?:está|foi)|Status desconhecido)/)).toHaveLength(1);
    await expect(card.getByText('R$ 250,00/mês')).toBeVisible();
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
    await expectStanding([sentence], 'Opções de pagamento', true)(context);
    const canvas = within(context.canvasElement);
    const card = within(canvas.getByRole('region', { name: details }));
    await expect(card.getByText('Ciclo').nextElementSibling).toHaveTextContent('02/11/2026 a 02/12/2026');
    await expect(card.queryByText('Próxima renovação')).toBeNull();
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
  play: expectStanding(
    ['Sua assinatura está em período de teste até 23/11/2026.', 'Restam 5 dia(s) de teste'],
    'Opções de pagamento',
    true,
  ),
};

export const TrialLastDay: Story = {
  name: 'Último dia de teste',
  parameters: { scenario: 'subscriptionTrialLastDay' },
  play: expectStanding(['Restam 0 dia(s) de teste', 'O teste termina hoje.'], 'Opções de pagamento', true),
};

export const Canceled: Story = {
  name: 'Cancelada',
  parameters: { scenario: 'subscriptionCanceled' },
  play: async (context) => {
    const sentence = 'Sua assinatura foi cancelada. O acesso permanece até 30/11/2026.';
    await expectStanding([sentence], 'Renovar assinatura')(context);
    await expect(within(context.canvasElement).queryByText('Próxima renovação')).toBeNull();
  },
};

export const CanceledOver: Story = {
  name: 'Cancelada, acesso terminado',
  parameters: { scenario: 'subscriptionCanceledOver' },
  play: async (context) => {
    await expectStanding(['Sua assinatura foi cancelada e o acesso terminou.'], 'Renovar assinatura')(context);
    await expect(within(context.canvasElement).getByText('Último ciclo')).toBeVisible();
  },
};

/** No date is known. */
export const NeverSubscribed: Story = {
  name: 'Nunca assinou',
  parameters: { scenario: 'subscriptionNever' },
  play: async (context) => {
    await expectStanding(['Sua assinatura está inativa.'], 'Ativar assinatura')(context);
    const card = within(within(context.canvasElement).getByRole('region', { name: details }));
    const facts = card.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toEqual(['-- a --', '--']);
  },
};

/** Only some dates are known, and the renewal is not the end of the cycle. */
export const SomeDates: Story = {
  name: 'Só algumas datas',
  parameters: {
    faults: [
      {
        operation: 'readSubscriptionStatus',
        body: { status: 'active', start_date: null, end_date: '2026-12-02', next_billing_date: null },
      },
    ],
  },
  play: async (context) => {
    await expectStanding(['Sua assinatura está ativa.'], 'Opções de pagamento', true)(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText('Ciclo').nextElementSibling).toHaveTextContent('-- a 02/12/2026');
    await expect(canvas.getByText('Próxima renovação').nextElementSibling).toHaveTextContent('--');
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

/** The newest are first, whatever the order of the answer. Three need no link to all. */
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
    world().usedVouchers = world()
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault, requestsTo, db } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { rememberCheckout } from '../shared/checkoutStart.ts';
import { interval, maxWait } from './route.tsx';

const meta = {
  title: 'Telas/Assinatura/Pagamento realizado',
  component: PortalAt,
  args: { path: '/pagamento-sucesso' },
  parameters: { session: 'inactive' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirming = 'Estamos confirmando o pagamento. Isso pode levar alguns instantes.';
const confirmed = 'Sua assinatura está ativa.';
const notYet = 'A confirmação ainda não chegou. Você pode acompanhar o status em Minha assinatura.';
const todays = { payment_date: '2026-11-18T12:00:00-03:00', amount: 250, status: 'paid', gateway: 'cartao' } as const;
/** Role and name of the banner below the header. */
const banner = { name: 'Aviso sobre a assinatura' };
const active = { status: 'active', start_date: '2026-11-18', end_date: '2026-12-18', next_billing_date: '2026-12-18' };

/** The specified sentence and link show at once, with any status. */
async function expectPage(canvasElement: HTMLElement, text: string): Promise<void> {
  const canvas = within(canvasElement);
  await expect(await canvas.findByText(text)).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Pagamento realizado com sucesso!' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Ver minha assinatura' })).toHaveAttribute('href', '/minha-assinatura');
}

/** Makes the page poll every 50 ms, and stop after `wait` milliseconds. */
function pollFast(wait = maxWait): () => void {
  const { setTimeout: realSetTimeout, setInterval: realSetInterval } = window;
  Object.assign(window, {
    setTimeout: (run: () => void, delay = 0) => realSetTimeout(run, delay === maxWait ? wait : delay),
    setInterval: (run: () => void, delay = 0) => realSetInterval(run, delay === interval ? 50 : delay),
  });
  return () => void Object.assign(window, { setTimeout: realSetTimeout, setInterval: realSetInterval });
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    await expectPage(canvasElement, confirming);
    await expect(within(canvasElement).queryByText('Acesso até')).toBeNull();
    await waitFor(() => expect(document.title).toBe('Pagamento realizado com sucesso! · Portal Raiz'));
  },
};

/** The provider reports late: the page polls, and offers no payment until then. */
export const Confirmed: Story = {
  name: 'Confirmado',
  beforeEach: () => pollFast(),
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, confirming);
    // The page has rendered the first answers.
    await waitFor(() => expect(requestsTo('GET /assinatura/status').length).toBeGreaterThan(3));
    await expect(canvas.getByRole('region', banner)).toBeVisible();
    const subscription = db().subscriptions.find(({ user_id }) => user_id === 5);
    if (subscription) Object.assign(subscription, active);
    db().payments.push({ ...todays, id: 99, user_id: 5 });
    const share = canvas.getByRole('link', { name: 'Compartilhar seu link' });
    await expectPage(canvasElement, confirmed);
    await expect(canvas.queryByRole('region', banner)).toBeNull();
    await expect(canvas.queryByText(confirming)).toBeNull();
    await expect(canvas.getByText('Acesso até')).toHaveTextContent('Acesso até 18/12/2026');
    await expect(await canvas.findByText(/^R\$\s250,00 · Cartão$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explorar cursos premium' })).toHaveAttribute(
      'href',
      '/cursos?mostrar=premium',
    );
    await expect(share).toHaveAttribute('href', '/perfil');
  },
};

/** Confirmed at once. Names no unknown day. */
export const WithoutDate: Story = {
  name: 'Confirmado sem data',
  parameters: { session: 'active' },
  beforeEach: () => {
    for (const one of db().subscriptions) if (one.user_id === 2) one.end_date = null;
  },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, confirmed);
    await expect(canvas.queryByText('Acesso até')).toBeNull();
    await expect(await canvas.findByText('Plano Mensal · R$ 250,00/mês')).toBeVisible();
    // One read for the banner and one for the page, unless they share the answer.
    await expect(requestsTo('GET /assinatura/status').length).toBeLessThanOrEqual(2);
  },
};

/** An active subscription was renewed: only a later end date proves this payment. */
export const RenewalNotBooked: Story = {
  name: 'Renovação ainda não registrada',
  parameters: { session: 'active' },
  beforeEach: () => {
    const end_date = db().subscriptions.find(({ user_id }) => user_id === 2)?.end_date ?? null;
    rememberCheckout({ owner: 2, status: 'active', end_date, code: null });
    return pollFast();
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(requestsTo('GET /assinatura/status').length).toBeGreaterThan(0));
    await expectPage(canvasElement, confirming);
    const subscription = db().subscriptions.find(({ user_id }) => user_id === 2);
    if (subscription) subscription.end_date = '2027-01-02';
    await expectPage(canvasElement, confirmed);
    await expect(sessionStorage.getItem('checkoutStart')).toBeNull();
  },
};

export const NotYetConfirmed: Story = {
  name: 'Ainda não confirmado',
  beforeEach: () => pollFast(300),
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, notYet);
    await expect(await canvas.findByRole('region', banner)).toBeVisible();
    await expect(canvas.queryByText('Acesso até')).toBeNull();
  },
};

/** Repeats a failed read. */
export const FoundAfterAFailure: Story = {
  name: 'Encontrado depois de uma falha',
  beforeEach: () => {
    fault({ operation: 'readSubscriptionStatus', status: 500, body: {} });
    return pollFast();
  },
  play: async ({ canvasElement }) => {
    await expectPage(canvasElement, confirming);
    await waitFor(() => expect(requestsTo('GET /assinatura/status').length).toBeGreaterThan(0));
    fault({ operation: 'readSubscriptionStatus', body: active });
    await expectPage(canvasElement, confirmed);
  },
};

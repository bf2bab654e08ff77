import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { queryClient } from '../../shared/reads/queries.ts';
import { stopClock } from '../../stories/clock.ts';
import { fault, requestsTo } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { storeBanner } from './bannerSpace.ts';
import { dismissedAt } from './useDismissal.ts';

const meta = {
  title: 'Telas/Global/Aviso da assinatura',
  component: PortalAt,
  args: { path: '/termos' },
  parameters: { session: 'inactive' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The banner's role and name. */
const region = { name: 'Aviso sobre a assinatura' };
/** Name of the button that hides the banner. */
const dismiss = 'Dispensar este aviso por 2 horas';

/** A `play` that expects the banner with a sentence and a link to /assinatura. */
function expectBanner(text: string, link: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const banner = await within(canvasElement).findByRole('region', region);
    await expect(banner).toHaveTextContent(text);
    await expect(within(banner).getByRole('link', { name: link })).toHaveAttribute('href', '/assinatura');
    await expect(within(banner).getByRole('button', { name: dismiss })).toBeEnabled();
  };
}

/** A `play` that expects the page without a banner, once its status was read or failed. */
const silent: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
  await waitFor(() => expect(requestsTo('GET /assinatura/status').length).toBeGreaterThan(0));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await new Promise(requestAnimationFrame);
  await expect(canvas.queryByRole('region', region)).toBeNull();
  await expect(canvas.queryByRole('alert')).toBeNull();
};

/** A `play` that expects the banner of an inactive subscription. */
const inactive = expectBanner('Sua assinatura está inativa.', 'Ativar assinatura');

export const Default: Story = { name: 'Padrão', play: inactive };

export const Trial: Story = {
  name: 'Em teste',
  parameters: { scenario: 'subscriptionTrial' },
  play: expectBanner('Período de teste: restam 5 dias.', 'Ver opções de pagamento'),
};

export const TrialOneDay: Story = {
  name: 'Um dia de teste',
  parameters: {
    faults: [
      {
        operation: 'readSubscriptionStatus',
        body: { status: 'trial', start_date: '2026-11-12', end_date: '2026-11-19', next_billing_date: null },
      },
    ],
  },
  play: expectBanner('Período de teste: resta 1 dia.', 'Ver opções de pagamento'),
};

export const Canceled: Story = {
  name: 'Cancelada',
  parameters: { scenario: 'subscriptionCanceled' },
  play: expectBanner('Assinatura cancelada, com acesso até 30/11/2026.', 'Renovar assinatura'),
};

export const CanceledOver: Story = {
  name: 'Cancelada, acesso terminado',
  parameters: { scenario: 'subscriptionCanceledOver' },
  play: expectBanner('Sua assinatura foi cancelada e o acesso terminou.', 'Renovar assinatura'),
};

export const UnknownStatus: Story = {
  name: 'Status desconhecido',
  parameters: { scenario: 'subscriptionUnknown' },
  play: expectBanner('Status desconhecido. Fale com o suporte.', 'Ver assinatura'),
};

export const Active: Story = { name: 'Ativa', parameters: { scenario: 'subscriptionActive' }, play: silent };

export const Visitor: Story = {
  name: 'Visitante',
  beforeEach: () => localStorage.clear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
    await expect(canvas.queryByRole('region', region)).toBeNull();
    await expect(requestsTo('GET /assinatura/status')).toHaveLength(0);
  },
};

/** The last visit showed a banner: the content does not move when the status arrives. */
export const SpaceReserved: Story = {
  name: 'Lugar reservado',
  beforeEach: () => {
    storeBanner(true);
    fault({ operation: 'readSubscriptionStatus', kind: 'hang' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
    const { bottom } = canvas.getByRole('banner').getBoundingClientRect();
    await waitFor(() =>
      expect(canvas.getByRole('main').getBoundingClientRect().top - bottom).toBeGreaterThanOrEqual(48),
    );
    await expect(canvas.queryByRole('region', region)).toBeNull();
  },
};

/** Where its link leads there is none. */
export const SubscriptionPage: Story = {
  name: 'Na página da assinatura',
  args: { path: '/assinatura' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sua assinatura está inativa.')).toBeVisible();
    await expect(canvas.queryByRole('region', region)).toBeNull();
  },
};

const key = 'bannerHiddenUntil.5';

async function dismissBanner(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: dismiss }));
  await waitFor(() => expect(within(canvasElement).queryByRole('region', region)).toBeNull());
}

/** Dismissing it moves the focus to the page. */
export const Dismissed: Story = {
  name: 'Fechado',
  play: async ({ canvas, canvasElement }) => {
    // The focus moves to the page's title, which comes with the page's chunk.
    await canvas.findByRole('heading', { level: 1 });
    await dismissBanner(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(localStorage.getItem(key)).toBe(dismissedAt(Date.now()));
    window.scrollTo(0, 0);
  },
};

/** Dismissed before the page was loaded, an hour ago. */
export const StillHidden: Story = {
  name: 'Ainda oculto',
  beforeEach: () => localStorage.setItem(key, dismissedAt(Date.now() - 3_600_000)),
  play: silent,
};

/** What one person dismissed, the next one at the same computer still gets to see. */
export const DismissedBySomebodyElse: Story = {
  name: 'Fechado por outra pessoa',
  beforeEach: () => localStorage.setItem('bannerHiddenUntil.4', dismissedAt(Date.now())),
  play: inactive,
};

/** A computer that slept runs its timers late: coming back to the tab is enough. */
export const ReturnsWithTheReader: Story = {
  name: 'Volta com a pessoa',
  play: async (context) => {
    await dismissBanner(context.canvasElement);
    stopClock('2026-11-18T12:30:00-03:00');
    document.dispatchEvent(new Event('visibilitychange'));
    await inactive(context);
  },
};

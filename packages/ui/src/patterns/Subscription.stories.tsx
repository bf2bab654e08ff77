import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LoadFailed } from '../components/LoadFailed/LoadFailed.tsx';
import { PageLayout } from '../components/PageLayout/PageLayout.tsx';
import { PageTitle } from '../components/PageTitle/PageTitle.tsx';
import { Loading } from '../components/Skeleton/Loading.tsx';
import { SkeletonCard } from '../components/Skeleton/Skeleton.tsx';
import { expectFocus, expectNoSidewaysScroll } from '../internal/storyChecks.ts';
import { strange } from '../internal/storyData.ts';
import { mySubscriptionMessages as words } from '../messages/subscription/mySubscription.ts';
import { planMessages } from '../messages/subscription/plan.ts';
import { SubscriptionPage } from './storySubscriptionPage.tsx';
import { subscriptions } from './storySubscriptions.ts';

/**
 * A subscription in each of its states: the strip below the header, the plan with its dates, the one button that leads
 * on, the voucher with the price before and after. Made of parts of the design system only.
 */
const meta = {
  title: 'Padrões/Assinatura',
  component: SubscriptionPage,
  parameters: { layout: 'fullscreen' },
  args: { subscription: subscriptions.active, voucher: 'discount' },
} satisfies Meta<typeof SubscriptionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The badge, the sentence and the words of the button; with a banner its words, without one no region. */
function expectState(badge: string, sentence: string, button: string, banner: string | null): Story['play'] {
  return async ({ canvasElement }) => {
    const plan = within(within(canvasElement).getByRole('region', { name: words.details }));
    await expect(plan.getByText(badge)).toBeVisible();
    await expect(plan.getByText(sentence)).toBeVisible();
    await expect(plan.getByText('R$ 250,00/mês')).toBeVisible();
    await expect(plan.getByRole('link', { name: button })).toHaveAttribute('href', '/assinatura');
    const strip = within(canvasElement).queryByRole('region', { name: 'Aviso sobre a assinatura' });
    if (banner === null) await expect(strip).toBeNull();
    else await expect(strip).toHaveTextContent(banner);
  };
}

/** Active: no banner, and it can be canceled. */
export const Default: Story = {
  play: async (context) => {
    await expectState('Ativa', 'Sua assinatura está ativa.', 'Opções de pagamento', null)?.(context);
    await expect(within(context.canvasElement).getByRole('button', { name: 'Cancelar assinatura' })).toBeEnabled();
  },
};

export const Trial: Story = {
  args: { subscription: subscriptions.trial },
  play: expectState(
    'Teste',
    'Restam 7 dia(s) de teste',
    'Opções de pagamento',
    'Você está no período de teste. Restam 7 dia(s) de teste.',
  ),
};

/** Canceled, but paid for until a day to come; nothing renews and nothing can be canceled. */
export const Canceled: Story = {
  args: { subscription: subscriptions.canceled },
  play: async (context) => {
    const sentence = 'Sua assinatura foi cancelada. O acesso permanece até 03/12/2026.';
    await expectState('Cancelada (vigente até 03/12/2026)', sentence, 'Renovar assinatura', sentence)?.(context);
    await expect(within(context.canvasElement).queryByText('Próxima renovação')).toBeNull();
    await expect(within(context.canvasElement).queryByRole('button', { name: 'Cancelar assinatura' })).toBeNull();
  },
};

export const CanceledEnded: Story = {
  args: { subscription: subscriptions.ended },
  play: expectState(
    'Cancelada (acesso encerrado)',
    'Sua assinatura foi cancelada e o acesso terminou.',
    'Renovar assinatura',
    'Reative-a para voltar aos cursos premium.',
  ),
};

/** Never subscribed, or long ago: dates that do not exist read as two dashes. */
export const Inactive: Story = {
  args: { subscription: subscriptions.inactive },
  play: async (context) => {
    const banner = 'Sua assinatura está inativa. Ative-a para ter acesso aos cursos premium.';
    await expectState('Inativa', 'Sua assinatura está inativa.', 'Ativar assinatura', banner)?.(context);
    await expect(within(context.canvasElement).getAllByText('--')).toHaveLength(3);
  },
};

export const UnknownStatus: Story = {
  args: { subscription: subscriptions.unknown },
  play: expectState(
    'Desconhecido',
    'Status desconhecido. Fale com o suporte.',
    'Opções de pagamento',
    'Status desconhecido. Fale com o suporte.',
  ),
};

/** The strip goes when it is dismissed; everything else stays. */
export const BannerDismissed: Story = {
  args: { subscription: subscriptions.inactive },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar este aviso por 2 horas' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Aviso sobre a assinatura' })).toBeNull());
    await expect(canvas.getByText('Sua assinatura está inativa.')).toBeVisible();
  },
};

/** The price before and after, and the discount; the voucher can be taken off again. */
export const VoucherApplied: Story = {
  args: { subscription: subscriptions.inactive },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Código do voucher/), 'DESCONTO20{Enter}');
    await expectFocus(await canvas.findByRole('status'));
    await expect(canvas.getByRole('status')).toHaveTextContent(planMessages.voucher.applied);
    await expect(canvas.getByText('R$ 250,00').tagName).toBe('S');
    await expect(canvas.getByText('R$ 200,00 (20% de desconto)')).toBeVisible();
    await expect(canvas.getByText('Voucher aplicado: DESCONTO20')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remover voucher' })).toBeVisible();
  },
};

/** The server's own sentence stands at the field, which keeps the code. */
export const VoucherRefused: Story = {
  args: { subscription: subscriptions.inactive, voucher: 'refused' },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByLabelText(/Código do voucher/);
    await userEvent.type(code, 'EXPIRADO{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Este voucher expirou em 31\/10\/2026\./));
    await expectFocus(code);
    await expect(code).toHaveValue('EXPIRADO');
  },
};

/** Off, and saying so, while the server is asked. */
export const VoucherBusy: Story = {
  args: { voucher: 'none' },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText(/Código do voucher/), 'DESCONTO20{Enter}');
    await expect(await within(canvasElement).findByRole('button', { name: 'Aplicando...' })).toBeDisabled();
  },
};

export const LoadingSubscription: Story = {
  render: () => (
    <PageLayout width="reading">
      <PageTitle>{words.title}</PageTitle>
      <Loading text={words.loading}>
        <SkeletonCard lines={5} />
        <SkeletonCard lines={2} />
      </Loading>
    </PageLayout>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(words.loading);
  },
};

export const NotLoaded: Story = {
  render: () => (
    <PageLayout width="reading">
      <PageTitle>{words.title}</PageTitle>
      <LoadFailed onRetry={() => undefined}>{words.loadFailed}</LoadFailed>
    </PageLayout>
  ),
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Erro ao carregar informações da assinatura. Tente novamente.');
    await expect(within(alert).getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
  },
};

export const Narrow: Story = {
  ...VoucherApplied,
  globals: { viewport: { value: 'phone320' } },
  play: async (context) => {
    await VoucherApplied.play?.(context);
    await expectNoSidewaysScroll();
  },
};

export const LongNarrow: Story = {
  args: { subscription: { ...subscriptions.canceled, sentence: strange.title, button: strange.word } },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { ...VoucherApplied, globals: { theme: 'dark' } };

export const DarkCanceled: Story = { args: { subscription: subscriptions.canceled }, globals: { theme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubscriptionBanner } from '../../index.ts';
import { bannerMessages as messages } from '../../messages/global.ts';
import { nothing } from './storyScreen.tsx';
import { dark, fits, phone, said } from './storySaid.ts';

/** The strip below the header, one sentence for each status but active (spec, section 2). */
const meta = {
  title: 'Padrões/Mensagens/Aviso da assinatura',
  component: SubscriptionBanner,
  args: {
    tone: 'warning',
    label: messages.label,
    children: messages.inactive,
    linkText: messages.activate,
    linkHref: '/assinatura',
    dismissLabel: messages.dismiss,
    onDismiss: nothing,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SubscriptionBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: said('region', messages.inactive) };

export const Trial: Story = {
  args: { tone: 'info', children: messages.trial({ days: 5 }), linkText: messages.paymentOptions },
  play: said('region', 'Restam 5 dia(s) de teste.'),
};

export const Canceled: Story = {
  args: { tone: 'info', children: messages.canceledUntil({ endDate: '30/11/2026' }), linkText: messages.reactivate },
  play: said('region', 'O acesso permanece até 30/11/2026.'),
};

export const CanceledOver: Story = {
  args: { children: messages.canceledEnded, linkText: messages.reactivate },
  play: said('region', messages.canceledEnded),
};

export const UnknownStatus: Story = {
  args: { children: messages.unknown, linkText: messages.seeSubscription },
  play: said('region', 'Status desconhecido. Fale com o suporte.'),
};

export const Dark: Story = { ...Default, globals: dark };
export const Narrow: Story = { ...CanceledOver, globals: phone, play: fits };

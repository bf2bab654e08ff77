import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SubscriptionBanner } from './SubscriptionBanner.tsx';

const meta = {
  title: 'Componentes/SubscriptionBanner',
  component: SubscriptionBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'warning',
    label: 'Assinatura',
    children: 'Sua assinatura está inativa.',
    linkText: 'Regularizar assinatura',
    linkHref: '/assinatura',
    onDismiss: fn(),
    dismissLabel: 'Dispensar',
  },
} satisfies Meta<typeof SubscriptionBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Faixa da assinatura, banner',
  play: async ({ canvas, args }) => {
    const banner = canvas.getByRole('region', { name: 'Assinatura' });
    await expect(within(banner).getByRole('link', { name: 'Regularizar assinatura' })).toHaveAttribute(
      'href',
      '/assinatura',
    );
    await userEvent.click(within(banner).getByRole('button', { name: 'Dispensar' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

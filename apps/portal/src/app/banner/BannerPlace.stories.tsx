import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { reserveBannerSpace } from './bannerSpace.ts';

/** The banner's place: in the flow below the header, where its space is reserved. */
const meta = {
  title: 'Telas/Global/Aviso da assinatura: lugar',
  component: PortalAt,
  args: { path: '/termos' },
  parameters: { session: 'inactive' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = { name: 'Aviso sobre a assinatura' };

const top = (element: Element) => element.getBoundingClientRect().top;

/** The banner covers nothing: the page starts where it ends. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('region', region);
    const { bottom } = banner.getBoundingClientRect();
    await expect(top(banner)).toBeCloseTo(canvas.getByRole('banner').getBoundingClientRect().bottom, 0);
    await expect(top(canvas.getByRole('main'))).toBeCloseTo(bottom, 0);
  },
};

/** Shown on the last visit: the content is in its final place before the status is known. */
export const SpaceReserved: Story = {
  name: 'Lugar reservado',
  beforeEach: () => {
    reserveBannerSpace(true);
    fault({ operation: 'readSubscriptionStatus', kind: 'hang' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
    const { bottom } = canvas.getByRole('banner').getBoundingClientRect();
    await waitFor(() => expect(top(canvas.getByRole('main')) - bottom).toBeGreaterThanOrEqual(48));
    await expect(canvas.queryByRole('region', region)).toBeNull();
  },
};

/** The page of the subscription says its status itself. */
export const SubscriptionPage: Story = {
  name: 'Na página da assinatura',
  args: { path: '/minha-assinatura' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sua assinatura está inativa.')).toBeVisible();
    await expect(canvas.queryByRole('region', region)).toBeNull();
  },
};

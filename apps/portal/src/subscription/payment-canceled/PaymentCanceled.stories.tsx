import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { rememberCheckout } from '../shared/checkoutStart.ts';

const meta = {
  title: 'Telas/Assinatura/Pagamento não concluído',
  component: PortalAt,
  args: { path: '/pagamento-cancelado' },
  parameters: { session: 'inactive' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pagamento não foi concluído' })).toBeVisible();
    await expect(canvas.getByText('Nada foi cobrado. Você pode tentar de novo quando quiser.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voltar para a assinatura' })).toHaveAttribute('href', '/assinatura');
    await waitFor(() => expect(document.title).toBe('Pagamento não foi concluído · Portal Raiz'));
  },
};

/** The voucher of the checkout is still applied, so its field is not offered. */
export const VoucherKept: Story = {
  name: 'Voucher já aplicado',
  beforeEach: () => rememberCheckout({ owner: 5, status: 'inactive', end_date: null, code: 'DESCONTO20' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Voltar para a assinatura' })).toBeVisible();
    await expect(await canvas.findByText('O voucher DESCONTO20 continua aplicado.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Usar um voucher' })).toBeNull();
  },
};

/** Moves the focus to the field of the voucher. */
export const WithVoucher: Story = {
  name: 'Com voucher',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Usar um voucher' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Assinatura' })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Código do voucher/)).toHaveFocus());
  },
};

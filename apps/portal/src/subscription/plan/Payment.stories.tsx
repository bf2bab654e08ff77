import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo, db } from '../../stories/mock.ts';
import { paste } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readCheckout } from '../shared/checkoutStart.ts';
import { addressesLeft, apply, holdPayment, pay } from './storySteps.ts';

const meta = {
  title: 'Telas/Assinatura/Pagamento',
  component: PortalAt,
  args: { path: '/assinatura' },
  parameters: { session: 'inactive' },
  beforeEach: () => holdPayment(),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const busy = 'Redirecionando para o pagamento seguro...';

/**
 * Redirects to the provider's page; the buttons stay disabled and show their state. Two presses
 * within one tick send one request.
 */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Pagar com cartão' });
    button.click();
    button.click();
    await expect(await canvas.findByRole('button', { name: busy })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Aplicar voucher' })).toBeDisabled();
    await waitFor(() => expect(addressesLeft()).toHaveLength(1));
    await expect(addressesLeft()).toEqual([`${window.location.origin}/__mock/checkout/${db().checkouts.at(-1)?.id}`]);
    await expect(requestsTo('POST /assinatura')).toEqual([{ plan: 'mensal' }]);
    await expect(canvas.getByRole('button', { name: busy })).toBeDisabled();
    await expect(readCheckout(5)).toMatchObject({ status: 'inactive', code: null });
  },
};

/** Sends the applied code, so that the provider's page has the price shown here. */
export const WithVoucher: Story = {
  name: 'Com voucher',
  play: async ({ canvas, canvasElement }) => {
    await apply(canvasElement, 'desconto20');
    await canvas.findByText('Desconto de 20%');
    await pay(canvasElement);
    await expect(await canvas.findByRole('button', { name: busy })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remover voucher' })).toBeDisabled();
    await waitFor(() => expect(addressesLeft()).toHaveLength(1));
    await expect(requestsTo('POST /assinatura')).toEqual([{ plan: 'mensal', voucherCode: 'DESCONTO20' }]);
    await expect(db().checkouts.at(-1)).toMatchObject({ amount: 200, voucher_code: 'DESCONTO20' });
    await expect(readCheckout(5)?.code).toBe('DESCONTO20');
  },
};

/** A typed code that is not applied blocks the payment: the user would pay the full price. */
export const VoucherNotApplied: Story = {
  name: 'Voucher não aplicado',
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByLabelText('Código do voucher');
    await paste(field, 'DESCONTO20');
    await pay(canvasElement);
    await expect(field).toHaveAccessibleDescription(/Aplique o voucher ou apague o código antes de pagar\./);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(requestsTo('POST /assinatura')).toHaveLength(0);
    await userEvent.clear(field);
    await pay(canvasElement);
    await waitFor(() => expect(requestsTo('POST /assinatura')).toEqual([{ plan: 'mensal' }]));
  },
};

/** Back from the provider with the back-forward cache: the button works again. */
export const BackByBrowser: Story = {
  name: 'Voltou pelo navegador',
  play: async ({ canvas, canvasElement }) => {
    await pay(canvasElement);
    await waitFor(() => expect(addressesLeft()).toHaveLength(1));
    // Before the button's own timeout.
    await waitFor(
      () => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        return expect(canvas.getByRole('button', { name: 'Pagar com cartão' })).toBeEnabled();
      },
      { timeout: 3000 },
    );
    await pay(canvasElement);
    await waitFor(() => expect(addressesLeft()).toHaveLength(2));
    // The same checkout: the user cannot pay twice.
    await expect(new Set(addressesLeft()).size).toBe(1);
  },
};

/** The second click of a double click, after a fast answer, sends nothing. */
export const ActivatedAtOnce: Story = {
  name: 'Ativada na hora',
  parameters: { faults: [{ operation: 'startSubscription', body: { status: 'active' } }] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Sua assinatura está inativa.');
    fault({ operation: 'readSubscriptionStatus', kind: 'hang' });
    await pay(canvasElement);
    const answer = await canvas.findByText('Assinatura ativada!');
    await expect(canvas.getByText('Sua assinatura está ativa.')).toBeVisible();
    canvas.getByRole('button', { name: 'Pagar com cartão' }).click();
    await expect(requestsTo('POST /assinatura')).toHaveLength(1);
    await waitFor(() => expect(answer.closest('[role="status"]')).toHaveFocus());
    await expect(addressesLeft()).toEqual([]);
    await waitFor(() => expect(requestsTo('GET /assinatura/status').length).toBeGreaterThan(1));
  },
};

/** Also for an answer whose address is none of the web: the member stays here, and can press again. */
export const PaymentFailed: Story = {
  name: 'Falha do pagamento, depois sem endereço da web',
  play: async ({ canvas, canvasElement }) => {
    for (const failure of [{ status: 500, body: {} }, { body: { checkout_url: 'javascript:alert(1)' } }]) {
      const before = requestsTo('POST /assinatura').length;
      fault({ operation: 'startSubscription', ...failure });
      await pay(canvasElement);
      await waitFor(() => expect(requestsTo('POST /assinatura')).toHaveLength(before + 1));
      const button = await canvas.findByRole('button', { name: 'Pagar com cartão' });
      await waitFor(() => expect(button).toBeEnabled());
      await expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao processar pagamento.');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(addressesLeft()).toEqual([]);
    }
  },
};

/** The voucher expired in between: its quote goes, and the code is in its field with the reason, said once. */
export const VoucherRanOut: Story = {
  name: 'Voucher esgotado',
  parameters: {
    faults: [{ operation: 'startSubscription', status: 400, body: { error: 'Voucher inválido ou expirado.' } }],
  },
  play: async (context) => {
    await apply(context.canvasElement, 'DESCONTO20');
    const canvas = within(context.canvasElement);
    await canvas.findByText('Desconto de 20%');
    await pay(context.canvasElement);
    const field = await canvas.findByLabelText('Código do voucher');
    await expect(field).toHaveAccessibleDescription(/Voucher inválido ou expirado\./);
    await expect(field).toHaveValue('DESCONTO20');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getAllByText('Voucher inválido ou expirado.')).toHaveLength(1);
    await expect(canvas.queryByText(/aplicado com sucesso|Valor final/)).toBeNull();
    await expect(canvas.queryByText(/R\$\s200,00/)).toBeNull();
    await userEvent.clear(field);
    await pay(context.canvasElement);
    await waitFor(() => expect(requestsTo('POST /assinatura').at(-1)).toEqual({ plan: 'mensal' }));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { requestsTo } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { addressesLeft, apply, holdPayment, pay } from './storySteps.ts';

const meta = {
  title: 'Telas/Assinatura/Voucher e pagamento: recusas e falhas',
  component: PortalAt,
  args: { path: '/assinatura' },
  parameters: { session: 'inactive' },
  beforeEach: () => holdPayment(),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the server's error at the field, which keeps the code. */
function refused(code: string, text: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const field = await apply(canvasElement, code);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(code);
  };
}

export const Refused: Story = { name: 'Recusado', play: refused('EXPIRADO', 'Voucher inválido ou expirado.') };

/** The server's error for the code is shown instead of the general message. */
export const FieldsRefused: Story = {
  name: 'Campos recusados pelo servidor',
  parameters: {
    faults: [
      {
        operation: 'applyVoucher',
        status: 400,
        body: {
          error: 'Dados inválidos.',
          code: 'dados_invalidos',
          fields: [{ field: 'codigo', message: 'O código tem só letras e números.' }],
        },
      },
    ],
  },
  play: refused('A-B', 'O código tem só letras e números.'),
};

/** Another letter removes the error. */
export const RefusedWithoutText: Story = {
  name: 'Recusado sem texto',
  parameters: { faults: [{ operation: 'applyVoucher', status: 400, body: {} }] },
  play: async (context) => {
    await refused('ABC', 'Erro ao validar voucher.')(context);
    const field = within(context.canvasElement).getByLabelText('Código do voucher');
    await userEvent.type(field, 'D');
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(/Erro ao validar voucher/));
  },
};

/** Any other failure is an alert. The code stays, and the button can be pressed again. */
function failed(text: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const field = await apply(canvasElement, 'desconto20');
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    await expect(field).toHaveValue('desconto20');
    await expect(canvas.getByRole('button', { name: 'Aplicar voucher' })).toBeEnabled();
  };
}

export const VoucherFailed: Story = {
  name: 'Falha do voucher',
  parameters: { faults: [{ operation: 'applyVoucher', status: 500, body: {} }] },
  play: failed('Erro ao validar voucher.'),
};

/** An unknown price is not shown, and the voucher is not applied. */
export const UnknownPrice: Story = {
  name: 'Valor final desconhecido',
  parameters: { faults: [{ operation: 'applyVoucher', body: { valor_final: null, desconto: 20 } }] },
  play: async (context) => {
    await failed('Erro ao validar voucher.')(context);
    await expect(within(context.canvasElement).queryByText(/Voucher aplicado|Valor final/)).toBeNull();
  },
};

function failsToPay(text: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    await pay(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    const button = canvas.getByRole('button', { name: 'Pagar com cartão' });
    await expect(button).toBeEnabled();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(addressesLeft()).toEqual([]);
  };
}

export const PaymentFailed: Story = {
  name: 'Falha do pagamento',
  parameters: { faults: [{ operation: 'startSubscription', status: 500, body: {} }] },
  play: failsToPay('Erro ao processar pagamento.'),
};

export const NoWebAddress: Story = {
  name: 'Sem endereço da web',
  parameters: { faults: [{ operation: 'startSubscription', body: { checkout_url: 'javascript:alert(1)' } }] },
  play: failsToPay('Erro ao processar pagamento.'),
};

/**
 * The voucher ran out between the two: it stays in sight. Removing it removes the failure, and the
 * next payment goes without it.
 */
export const VoucherRanOut: Story = {
  name: 'Voucher esgotado',
  parameters: {
    faults: [{ operation: 'startSubscription', status: 400, body: { error: 'Voucher inválido ou expirado.' } }],
  },
  play: async (context) => {
    await apply(context.canvasElement, 'DESCONTO20');
    const canvas = within(context.canvasElement);
    await canvas.findByText('Desconto de 20%');
    await failsToPay('Voucher inválido ou expirado.')(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Remover voucher' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await pay(context.canvasElement);
    await waitFor(() => expect(requestsTo('POST /assinatura').at(-1)).toEqual({ plan: 'mensal' }));
  },
};

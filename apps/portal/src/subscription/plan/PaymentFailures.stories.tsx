import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { addressesLeft, expectLeft, signInToPay } from './storyPayment.ts';
import { apply, pay } from './storySteps.ts';

const meta = {
  title: 'Telas/Assinatura/Pagamento: falhas',
  component: PortalAt,
  args: { path: '/assinatura' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInToPay(),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

function failed(text: string): NonNullable<Story['play']> {
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

/** A backend that also returns a status: nothing is active before the payment. */
export const AddressBesideAStatus: Story = {
  name: 'Endereço ao lado do status',
  beforeEach: () =>
    answerWith('POST', '/assinatura', 200, { status: 'pending', checkout_url: 'https://checkout.example.com/7' }),
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    await expectLeft('https://checkout.example.com/7');
    await expect(within(canvasElement).queryByText('Assinatura ativada!')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Falha',
  beforeEach: () => answerWith('POST', '/assinatura', 500, {}),
  play: failed('Erro ao processar pagamento.'),
};
export const RefusedByServer: Story = {
  name: 'Recusado pelo servidor',
  beforeEach: () => answerWith('POST', '/assinatura', 400, { error: 'Plano inválido.' }),
  play: failed('Plano inválido.'),
};
export const NotJson: Story = {
  name: 'Resposta que não é JSON',
  beforeEach: () => answerHtml('POST', '/assinatura'),
  play: failed('Erro ao processar pagamento.'),
};
export const NoWebAddress: Story = {
  name: 'Sem endereço da web',
  beforeEach: () => answerWith('POST', '/assinatura', 200, { checkout_url: 'javascript:alert(1)' }),
  play: failed('Erro ao processar pagamento.'),
};
/** A status that is not "active" is no address and activates nothing. */
export const StillToBePaid: Story = {
  name: 'Ainda por pagar',
  beforeEach: () => answerWith('POST', '/assinatura', 200, { status: 'pending' }),
  play: failed('Erro ao processar pagamento.'),
};
export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('POST', '/assinatura'),
  play: failed('Erro ao processar pagamento.'),
};

/**
 * The voucher ran out between the two: it stays in sight and can be taken off, and with it goes the
 * failure.
 */
export const VoucherRanOut: Story = {
  name: 'Voucher esgotado',
  beforeEach: () => answerWith('POST', '/assinatura', 400, { error: 'Voucher inválido ou expirado.' }),
  play: async (context) => {
    await apply(context.canvasElement, 'DESCONTO20');
    const canvas = within(context.canvasElement);
    await canvas.findByText('Desconto de 20%');
    await failed('Voucher inválido ou expirado.')(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Remover voucher' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const SessionEnded: Story = {
  name: 'Sessão encerrada (401)',
  beforeEach: () => answerWith('POST', '/assinatura', 401, { error: 'Sessão inválida ou expirada.' }),
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Sua sessão expirou. Entre novamente para continuar.')).toBeVisible();
  },
};

/** Neither an address nor a status that is known: nothing is opened. */
export const UnknownAddress: Story = {
  name: 'Endereço desconhecido',
  beforeEach: () => answerWith('POST', '/assinatura', 200, { status: null, checkout_url: 7 }),
  play: failed('Erro ao processar pagamento.'),
};

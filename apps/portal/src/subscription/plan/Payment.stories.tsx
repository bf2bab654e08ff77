import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { holdDepartures, type Departures } from '../../stories/departures.ts';
import {
  answerHtml,
  answerWith,
  dropConnection,
  neverAnswer,
  requestsTo,
  signInAs,
  world,
} from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readCheckout } from '../shared/checkoutMemory.ts';
import { apply, pay } from './storySteps.ts';

let departures: Departures | null = null;

const meta = {
  title: 'Telas/Assinatura/Pagamento',
  component: PortalAt,
  args: { path: '/assinatura' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    signInAs('inativa@exemplo.com.br');
    const held = holdDepartures();
    departures = held;
    return () => held.release();
  },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const busy = 'Redirecionando para o pagamento seguro...';

async function expectLeft(address: string): Promise<void> {
  await waitFor(() => expect(departures?.addresses()).toEqual([address]));
}

function checkoutAddress(): string {
  return `${window.location.origin}/__mock/checkout/${world().checkouts.at(-1)?.id}`;
}

/** The browser is sent to the provider's page; the button stays off and says so. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: busy })).toBeDisabled();
    await waitFor(() => expect(departures?.addresses()).toHaveLength(1));
    await expectLeft(checkoutAddress());
    await expect(requestsTo('POST /assinatura')).toEqual([{ plan: 'mensal' }]);
    await expect(canvas.getByRole('button', { name: busy })).toBeDisabled();
    await expect(readCheckout()).toMatchObject({ status: 'inactive', code: null });
  },
};

/** The code that was applied goes along; the price on the provider's page is the one that was shown. */
export const WithVoucher: Story = {
  name: 'Com voucher',
  play: async ({ canvasElement }) => {
    await apply(canvasElement, 'desconto20');
    const canvas = within(canvasElement);
    await canvas.findByText('R$ 200,00 (20% de desconto)');
    await pay(canvasElement);
    await expect(await canvas.findByRole('button', { name: busy })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remover voucher' })).toBeDisabled();
    await waitFor(() => expect(departures?.addresses()).toHaveLength(1));
    await expect(requestsTo('POST /assinatura')).toEqual([{ plan: 'mensal', voucherCode: 'DESCONTO20' }]);
    await expect(world().checkouts.at(-1)).toMatchObject({ amount: 200, voucher_code: 'DESCONTO20' });
    await expect(readCheckout()?.code).toBe('DESCONTO20');
  },
};

/** A voucher that was taken off again does not go along. */
export const VoucherRemoved: Story = {
  name: 'Voucher removido',
  play: async ({ canvasElement }) => {
    await apply(canvasElement, 'DESCONTO20');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Remover voucher' }));
    await pay(canvasElement);
    await waitFor(() => expect(requestsTo('POST /assinatura')).toEqual([{ plan: 'mensal' }]));
  },
};

/** Somebody who typed a code and did not apply it would pay the full price without knowing. */
export const VoucherNotApplied: Story = {
  name: 'Voucher não aplicado',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('Código do voucher');
    await userEvent.type(field, 'DESCONTO20');
    await pay(canvasElement);
    await expect(field).toHaveAccessibleDescription(/Aplique o voucher ou apague o código antes de pagar\./);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(requestsTo('POST /assinatura')).toHaveLength(0);
    await userEvent.clear(field);
    await pay(canvasElement);
    await waitFor(() => expect(requestsTo('POST /assinatura')).toEqual([{ plan: 'mensal' }]));
  },
};

/** Two presses within one tick ask once. */
export const Sending: Story = {
  name: 'Enviando',
  beforeEach: () => neverAnswer('POST', '/assinatura'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Pagar com cartão' });
    button.click();
    button.click();
    await expect(await canvas.findByRole('button', { name: busy })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Aplicar voucher' })).toBeDisabled();
    await waitFor(() => expect(requestsTo('POST /assinatura')).toHaveLength(1));
  },
};

/** Back by the browser's own button, from its memory of the page: the button can be pressed again. */
export const BackByBrowser: Story = {
  name: 'Voltou pelo navegador',
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    const canvas = within(canvasElement);
    await waitFor(() => expect(departures?.addresses()).toHaveLength(1));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(await canvas.findByRole('button', { name: 'Pagar com cartão' })).toBeEnabled();
    await pay(canvasElement);
    await waitFor(() => expect(departures?.addresses()).toHaveLength(2));
    // The same checkout: nothing can be paid twice.
    await expect(new Set(departures?.addresses()).size).toBe(1);
  },
};

/** The second half of a double click comes after so quick an answer, and asks for nothing. */
export const ActivatedAtOnce: Story = {
  name: 'Ativada na hora',
  beforeEach: () => answerWith('POST', '/assinatura', 200, { status: 'active' }),
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    const answer = await within(canvasElement).findByText('Assinatura ativada!');
    within(canvasElement).getByRole('button', { name: 'Pagar com cartão' }).click();
    await expect(requestsTo('POST /assinatura')).toHaveLength(1);
    await waitFor(() => expect(answer.closest('[role="status"]')).toHaveFocus());
    await expect(departures?.addresses()).toEqual([]);
    await waitFor(() => expect(requestsTo('GET /assinatura/status').length).toBeGreaterThan(1));
  },
};

function failed(text: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    await pay(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    const button = canvas.getByRole('button', { name: 'Pagar com cartão' });
    await expect(button).toBeEnabled();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(departures?.addresses()).toEqual([]);
  };
}

/** A backend that tells the status beside the address: nothing is active before it is paid. */
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

/** The voucher ran out between the two: it stays in sight and can be taken off, and with it goes the failure. */
export const VoucherRanOut: Story = {
  name: 'Voucher esgotado',
  beforeEach: () => answerWith('POST', '/assinatura', 400, { error: 'Voucher inválido ou expirado.' }),
  play: async (context) => {
    await apply(context.canvasElement, 'DESCONTO20');
    const canvas = within(context.canvasElement);
    await canvas.findByText('R$ 200,00 (20% de desconto)');
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

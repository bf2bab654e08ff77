import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fault, requestsTo, db } from '../../stories/mock.ts';
import { append } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { invalidFields } from '../../stories/invalidFields.ts';
import { readCheckout, rememberCheckout } from '../shared/checkoutStart.ts';
import { apply } from './storySteps.ts';

const meta = {
  title: 'Telas/Assinatura/Voucher',
  component: PortalAt,
  args: { path: '/assinatura' },
  parameters: { session: 'inactive' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const call = 'POST /assinatura/aplicar-voucher';

/**
 * A code typed in lower case with blanks around it. Shows the price before and after, with the
 * discount. Until then the buttons are disabled.
 */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas, canvasElement }) => {
    const send = fault({ operation: 'applyVoucher', kind: 'hang' });
    await apply(canvasElement, ' desconto20 ');
    await expect(await canvas.findByRole('button', { name: 'Aplicando...' })).toBeDisabled();
    // The price is not known yet.
    await expect(canvas.getByRole('button', { name: 'Pagar com cartão' })).toBeDisabled();
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    send();
    const answer = await canvas.findByText(
      'Voucher de desconto aplicado com sucesso. Veja o valor final antes de pagar.',
    );
    await waitFor(() => expect(answer.closest('[role="status"]')).toHaveFocus());
    await expect(canvas.getByText('DESCONTO20')).toBeVisible();
    await expect(canvas.getByText('Subtotal').nextElementSibling).toHaveTextContent('R$ 250,00');
    await expect(canvas.getByText('Desconto de 20%').nextElementSibling).toHaveTextContent('-R$ 50,00');
    await expect(canvas.getByText('Valor final').nextElementSibling).toHaveTextContent('R$ 200,00');
    await expect(canvas.queryByLabelText('Código do voucher')).toBeNull();
    await expect(requestsTo(call)).toEqual([{ codigo: 'DESCONTO20' }]);
  },
};

/** 12.5 % and cents, as the server returns them. */
export const Removed: Story = {
  name: 'Desconto estranho, removido',
  parameters: { faults: [{ operation: 'applyVoucher', body: { valor_final: 21_875, desconto: 12.5 } }] },
  play: async ({ canvas, canvasElement }) => {
    await apply(canvasElement, 'DESC12');
    await expect((await canvas.findByText('Desconto de 12,5%')).nextElementSibling).toHaveTextContent('-R$ 31,25');
    await expect(canvas.getByText('Valor final').nextElementSibling).toHaveTextContent('R$ 218,75');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remover voucher' }));
    await expect(await canvas.findByText('Voucher removido.')).toBeVisible();
    const field = canvas.getByLabelText('Código do voucher');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('');
    await append(field, 'X');
    await expect(canvas.queryByText('Voucher removido.')).toBeNull();
  },
};

/**
 * A voucher of 100 % activates the subscription: the whole page shows it at once, without the
 * banner.
 */
export const Activated: Story = {
  name: 'Ativada',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Sua assinatura está inativa.')).toBeVisible();
    await expect(canvas.queryByText(/Um novo pagamento renova/)).toBeNull();
    const answerStatus = fault({ operation: 'readSubscriptionStatus', kind: 'hang' });
    await apply(canvasElement, 'VOUCHER100');
    const answer = await canvas.findByText('Assinatura ativada com sucesso via voucher 100%!');
    await expect(canvas.getByText('Sua assinatura está ativa.')).toBeVisible();
    answerStatus();
    // The second click of a double click, on the now empty field.
    canvas.getByRole('button', { name: 'Aplicar voucher' }).click();
    await waitFor(() => expect(answer.closest('[role="status"]')).toHaveFocus());
    await expect(await canvas.findByText('Sua assinatura está ativa e será renovada em 18/12/2026.')).toBeVisible();
    await expect(canvas.queryByText('Sua assinatura está inativa.')).toBeNull();
    await expect(canvas.getByLabelText('Código do voucher')).toHaveValue('');
    await expect(db().usedVouchers.find(({ user_id }) => user_id === 5)?.code).toBe('VOUCHER100');
  },
};

/** The subscription is active although the answer was lost: the member does not pay again. */
export const AnswerLost: Story = {
  name: 'Resposta perdida',
  parameters: { faults: [{ operation: 'applyVoucher', kind: 'html', status: 200 }] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Sua assinatura está inativa.');
    await apply(canvasElement, 'VOUCHER100');
    await expect(await canvas.findByText('Assinatura ativada com sucesso via voucher 100%!')).toBeVisible();
    await expect(await canvas.findByText('Sua assinatura está ativa e será renovada em 18/12/2026.')).toBeVisible();
    await expect(canvas.queryByText('Sua assinatura está inativa.')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(requestsTo(call)).toHaveLength(1);
  },
};

/** Back from an abandoned checkout: applies the code again and shows its price. */
export const BackFromCheckout: Story = {
  name: 'Voltou do pagamento',
  beforeEach: () => rememberCheckout({ owner: 5, status: 'inactive', end_date: null, code: 'DESCONTO20' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Desconto de 20%')).toBeVisible();
    await expect(canvas.getByText('DESCONTO20')).toBeVisible();
    await expect(requestsTo(call)).toEqual([{ codigo: 'DESCONTO20' }]);
    await expect(canvas.getByRole('button', { name: 'Pagar com cartão' })).toBeEnabled();
    // After another return the removed code is not restored.
    await expect(readCheckout(5)?.code).toBe('DESCONTO20');
    await userEvent.click(canvas.getByRole('button', { name: 'Remover voucher' }));
    await waitFor(() => expect(readCheckout(5)).toBeNull());
  },
};

/** The code has expired: it stays in the field with the server's error. */
export const BackWithInvalidCode: Story = {
  name: 'De volta com voucher recusado',
  beforeEach: () => rememberCheckout({ owner: 5, status: 'inactive', end_date: null, code: 'EXPIRADO' }),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Código do voucher');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Voucher inválido ou expirado\./));
    await expect(field).toHaveValue('EXPIRADO');
  },
};

/**
 * What is wrong with the code is said at the field, which keeps it: none is missing, the server's text, its text for the
 * field, and ours. Another letter removes the error.
 */
export const Rejected: Story = {
  name: 'Em falta, recusado com e sem texto',
  play: async ({ canvasElement }) => {
    const field = await apply(canvasElement, '   ');
    await expect(field).toHaveAccessibleDescription(/Informe o código do voucher\./);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(requestsTo(call)).toHaveLength(0);
    const [ofField] = invalidFields('applyVoucher', { codigo: 'O código tem só letras e números.' }).faults;
    for (const [planned, code, text] of [
      [undefined, 'EXPIRADO', 'Voucher inválido ou expirado.'],
      [ofField, 'A-B', 'O código tem só letras e números.'],
      [{ operation: 'applyVoucher', status: 400, body: {} }, 'ABC', 'Erro ao validar voucher.'],
    ] as const) {
      if (planned) fault(planned);
      await userEvent.clear(field);
      await apply(canvasElement, code);
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveValue(code);
    }
    await append(field, 'D');
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(/Erro ao validar voucher/));
  },
};

/** Any other failure, or an unknown price, is an alert. The code stays, and the button works again. */
export const VoucherFailed: Story = {
  name: 'Falha do voucher, depois valor final desconhecido',
  play: async ({ canvas, canvasElement }) => {
    for (const failure of [{ status: 500, body: {} }, { body: { valor_final: null, desconto: 20 } }]) {
      fault({ operation: 'applyVoucher', ...failure });
      const before = requestsTo(call).length;
      const field = await canvas.findByLabelText('Código do voucher');
      await userEvent.clear(field);
      await apply(canvasElement, 'desconto20');
      await waitFor(() => expect(requestsTo(call)).toHaveLength(before + 1));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Aplicar voucher' })).toBeEnabled());
      await expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao validar voucher.');
      await expect(field).toHaveValue('desconto20');
    }
  },
};

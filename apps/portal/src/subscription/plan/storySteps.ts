import { userEvent, within } from 'storybook/test';

/** Path of the operation that checks a voucher's code. */
export const voucherPath = '/assinatura/aplicar-voucher';

/** Types a code and applies it. Hands back the field. */
export async function apply(canvasElement: HTMLElement, code: string): Promise<HTMLElement> {
  const field = await within(canvasElement).findByLabelText('Código do voucher');
  await userEvent.type(field, code);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Aplicar voucher' }));
  return field;
}

/** Presses the button that pays. */
export async function pay(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Pagar com cartão' }));
}

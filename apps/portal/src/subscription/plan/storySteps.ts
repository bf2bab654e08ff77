import { userEvent, within } from 'storybook/test';
import { blockNavigation } from '../../stories/blockNavigation.ts';
import { paste } from '../../stories/paste.ts';

/** Types a code and applies it. Returns the field. */
export async function apply(canvasElement: HTMLElement, code: string): Promise<HTMLElement> {
  const field = await within(canvasElement).findByLabelText('Código do voucher');
  await paste(field, code);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Aplicar voucher' }));
  return field;
}

/** Presses the button that pays. */
export async function pay(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Pagar com cartão' }));
}

let addresses: string[] = [];

/**
 * Prevents the browser from leaving the portal.
 * @returns Allows it again.
 */
export function holdPayment(): () => void {
  addresses = [];
  return blockNavigation((address) => addresses.push(address));
}

/** Addresses outside the portal that the page navigated to. */
export function addressesLeft(): string[] {
  return [...addresses];
}

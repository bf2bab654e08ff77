import type { Schemas } from '@raiz/api-client';
import { emptyValue } from '@raiz/ui/format';
import { paymentsMessages as messages } from '@raiz/ui/messages/subscription';

/** The word of a value of an open set; one that nobody knows is shown as it came (operations.md, G8). */
function wordOf(words: Readonly<Record<string, string>>, value: string | null): string {
  const text = value?.trim() ?? '';
  return (Object.hasOwn(words, text) ? words[text] : text) || emptyValue;
}

/** How a payment was made, in a word. */
export function methodWord(gateway: string | null): string {
  return wordOf(messages.gatewayWords, gateway);
}

/** How a payment stands, in a word. */
export function paymentWord(status: string): string {
  return wordOf(messages.statusWords, status);
}

/** Whether a payment carries the note 'ativado via voucher' (spec, section 2). */
export function isByVoucher({ gateway }: Pick<Schemas['Pagamento'], 'gateway'>): boolean {
  return gateway === 'voucher';
}

/** Whether the money came in: only this counts in totals. */
export function isPaid({ status }: Pick<Schemas['Pagamento'], 'status'>): boolean {
  return status === 'paid';
}

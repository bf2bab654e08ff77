import { ApiFailure, toFailure, type Schemas } from '@raiz/api-client';
import { readField, safeUrl } from '@raiz/api-client/rules';
import { dropUnseen } from '@raiz/ui/format';

/** A voucher of less than 100 % with the price that the server quotes. */
export interface AppliedVoucher {
  code: string;
  /** Price with the discount, in cents. */
  finalCents: number;
  /** Percent, 0 to 100. */
  discount: number;
}

/** The answer to a voucher, with the status as received. */
type VoucherAnswer = Schemas['VoucherAplicado'] | { status: string };

/**
 * The quote of an answer for a voucher, or null when it has activated the subscription.
 * @throws ApiFailure for an answer with neither
 */
export function quoteOf(code: string, answer: VoucherAnswer | undefined): AppliedVoucher | null {
  if (isActive(answer)) return null;
  // A negative price would pay the member for subscribing.
  if (!answer || !('valor_final' in answer) || answer.valor_final < 0) throw new ApiFailure('shape');
  return { code, finalCents: answer.valor_final, discount: answer.desconto };
}

/** The answer to the start of a payment, with the status as received. */
type CheckoutAnswer = Schemas['InicioAssinatura'] | { status: string };

/**
 * The checkout address of an answer, or null for an active subscription.
 * @throws ApiFailure for an answer with neither
 */
export function checkoutOf(answer: CheckoutAnswer | undefined): string | null {
  // Accepts only http(s) addresses. An address means that a payment is due, with any status.
  const address = answer && 'checkout_url' in answer ? safeUrl(answer.checkout_url) : null;
  if (address === null && !isActive(answer)) throw new ApiFailure('shape');
  return address;
}

/**
 * Why the server refuses a code: a 400 with an error of its field, or with no field at all. Null for any other failure.
 * @param text The text of the failure.
 */
export function refusalOf(error: unknown, codeField: string, text: string): string | null {
  const { status, fields } = toFailure(error);
  if (status !== 400) return null;
  return fields.find(({ field }) => field === codeField)?.message ?? (fields.length === 0 ? text : null);
}

/** Whether an answer says that the subscription is active. A pending payment is not active. */
function isActive(answer: object | undefined): boolean {
  return readField(answer, 'status') === 'active';
}

/** A voucher code as sent: upper case and trimmed (docs/api-decisions.md#applyvoucher). */
export function voucherCode(typed: string): string {
  return dropUnseen(typed).toUpperCase();
}

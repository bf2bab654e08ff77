import { ApiFailure, type Schemas } from '@raiz/api-client';
import { isActive } from './isActive.ts';

/** A voucher of less than 100 % with the price that the server quotes. */
export interface AppliedVoucher {
  code: string;
  /** Price with the discount, in cents. */
  finalCents: number;
  /** Percent, 0 to 100. */
  discount: number;
}

/** The answer to a voucher, with the status as received. */
type Answer = Schemas['VoucherAplicado'] | { status: string };

/**
 * The quote of an answer for a voucher, or null when it has activated the subscription.
 * @throws ApiFailure for an answer with neither
 */
export function quoteOf(code: string, answer: Answer | undefined): AppliedVoucher | null {
  if (isActive(answer)) return null;
  // A negative price would pay the member for subscribing.
  if (!answer || !('valor_final' in answer) || answer.valor_final < 0) throw new ApiFailure('shape');
  return { code, finalCents: answer.valor_final, discount: answer.desconto };
}

import { ApiFailure, type Schemas } from '@raiz/api-client';
import { safeUrl } from '@raiz/api-client/rules';
import { isActive } from './isActive.ts';

/** The answer to a payment's start, with the status as received. */
type Answer = Schemas['InicioAssinatura'] | { status: string };

/**
 * The checkout address of an answer, or null for an active subscription.
 * @throws ApiFailure for an answer with neither
 */
export function checkoutOf(answer: Answer | undefined): string | null {
  // Only http(s) addresses are followed. An address means that a payment is due, whatever the
  // status.
  const address = answer && 'checkout_url' in answer ? safeUrl(answer.checkout_url) : null;
  if (address === null && !isActive(answer)) throw new ApiFailure('shape');
  return address;
}

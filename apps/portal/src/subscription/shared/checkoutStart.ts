import type { Received } from '@raiz/api-client';
import { readField, readJson } from '@raiz/api-client/rules';
import { tabStorage } from '../../shared/storage.ts';

/** The state when the browser left for the checkout. */
export interface CheckoutStart {
  /** Id of the member. */
  owner: number;
  status: string;
  end_date: string | null;
  /** Code of the voucher, or null. */
  code: string | null;
}

/** Parses a stored `CheckoutStart`; null for anything else. */
export function parseCheckoutStart(text: string | null): CheckoutStart | null {
  const value = readJson(text ?? '');
  const owner = readField(value, 'owner');
  const [status, end, code] = ['status', 'end_date', 'code'].map((name) => readField(value, name));
  if (typeof owner !== 'number' || typeof status !== 'string') return null;
  return {
    owner,
    status,
    end_date: typeof end === 'string' ? end : null,
    code: typeof code === 'string' ? code : null,
  };
}

/**
 * Whether the payment is booked: the subscription is active and, when it was active before, its end
 * date has moved (docs/specification.md#payment).
 * @param start The state before the checkout, or null when unknown.
 */
export function isBooked(
  now: Pick<Received<'StatusAssinatura'>, 'status' | 'end_date'>,
  start: Pick<CheckoutStart, 'status' | 'end_date'> | null,
): boolean {
  if (now.status !== 'active') return false;
  const isRenewal = start?.status === 'active' && start.end_date !== null;
  return !isRenewal || now.end_date !== start.end_date;
}

const key = 'checkoutStart';

/**
 * Stores the state in this tab before the browser leaves for the checkout. Does nothing when
 * storage is blocked.
 */
export function rememberCheckout(start: CheckoutStart): void {
  tabStorage.write(key, JSON.stringify(start));
}

/** Reads the state before the checkout of a member, or null; null for a member who is not known yet. */
export function readCheckout(owner: number | null): CheckoutStart | null {
  const start = parseCheckoutStart(tabStorage.read(key));
  return start?.owner === owner ? start : null;
}

/** Removes the stored checkout: it is paid, or has no voucher any more. */
export function forgetCheckout(): void {
  tabStorage.write(key, null);
}

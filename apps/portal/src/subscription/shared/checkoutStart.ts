import type { Schemas } from '@raiz/api-client';

/** What was known when somebody left for the checkout. */
export interface CheckoutStart {
  status: string;
  end_date: string | null;
  /** The voucher that went along, or null. */
  code: string | null;
}

/** Reads what `writeCheckoutStart` wrote; null for anything else. */
export function parseCheckoutStart(text: string | null): CheckoutStart | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const [status, end, code] = ['status', 'end_date', 'code'].map((name): unknown => Reflect.get(value, name));
  if (typeof status !== 'string') return null;
  return { status, end_date: typeof end === 'string' ? end : null, code: typeof code === 'string' ? code : null };
}

/**
 * Whether a payment shows in the subscription. It is active then; and if it was before, its end has moved: a renewal that
 * has not been booked must not be called booked (spec, section 4; operations.md, section 3).
 * @param start What was known before the checkout, or null when nobody remembers.
 */
export function isBooked(now: Schemas['StatusAssinatura'], start: CheckoutStart | null): boolean {
  if (now.status !== 'active') return false;
  const couldTell = start?.status === 'active' && start.end_date !== null;
  return !couldTell || now.end_date !== start.end_date;
}

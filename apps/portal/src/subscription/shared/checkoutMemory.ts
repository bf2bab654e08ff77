import { session } from '@raiz/api-client';
import { parseCheckoutStart, type CheckoutStart } from './checkoutStart.ts';

const key = 'checkoutStart';

/**
 * Stores in this tab what is known before the browser leaves for the checkout. Does nothing when
 * storage is blocked.
 */
export function rememberCheckout(start: CheckoutStart): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(start));
  } catch {
    // The result page then relies on the server alone.
  }
}

/** Reads what was known before the checkout, or null. */
export function readCheckout(): CheckoutStart | null {
  try {
    return parseCheckoutStart(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Removes the checkout: it is paid, or belongs to another session. */
export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored then.
  }
}

session.subscribe(forgetCheckout);

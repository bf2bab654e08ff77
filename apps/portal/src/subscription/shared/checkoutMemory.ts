import { session } from '@raiz/api-client';
import { parseCheckoutStart, type CheckoutStart } from './checkoutStart.ts';

const key = 'checkoutStart';

/** Remembers, in this tab, what was known before the browser leaves for the checkout. Without storage nothing is remembered. */
export function rememberCheckout(start: CheckoutStart): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(start));
  } catch {
    // The result page then asks the server only.
  }
}

/** What was known before the checkout, or null. */
export function readCheckout(): CheckoutStart | null {
  try {
    return parseCheckoutStart(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/** The checkout is over: paid, or somebody else's. */
export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was remembered then.
  }
}

session.subscribe(forgetCheckout);

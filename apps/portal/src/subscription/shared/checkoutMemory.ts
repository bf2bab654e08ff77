import { session } from '@raiz/api-client';
import { tabStorage } from '../../shared/storage.ts';
import { parseCheckoutStart, type CheckoutStart } from './checkoutStart.ts';

const key = 'checkoutStart';

/**
 * Stores in this tab what is known before the browser leaves for the checkout. Does nothing when
 * storage is blocked.
 */
export function rememberCheckout(start: CheckoutStart): void {
  tabStorage.write(key, JSON.stringify(start));
}

/** Reads what was known before the checkout, or null. */
export function readCheckout(): CheckoutStart | null {
  return parseCheckoutStart(tabStorage.read(key));
}

/** Removes the checkout: it is paid, or belongs to another session. */
export function forgetCheckout(): void {
  tabStorage.write(key, null);
}

session.subscribe(forgetCheckout);

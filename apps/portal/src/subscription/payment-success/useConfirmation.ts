import { useEffect, useState } from 'react';
import { $api } from '../../shared/queries.ts';
import { forgetCheckout, readCheckout } from '../shared/checkoutMemory.ts';
import { isBooked } from '../shared/checkoutStart.ts';

/** Whether the payment shows in the subscription: not yet, yes, or not within the time one likes to wait. */
export type Confirmation = 'confirming' | 'confirmed' | 'late';

/** Milliseconds between two looks at the status. */
const interval = 2_000;

/** Milliseconds after which the page no longer asks one to wait. */
export const patience = 16_000;

/**
 * Reads the status until the payment is booked, for about a quarter of a minute: the provider's report may come after the
 * person (spec, section 4; operations.md, section 3). A failed look is followed by the next one.
 */
export function useConfirmation(): Confirmation {
  const [start] = useState(readCheckout);
  const [late, setLate] = useState(false);
  const { data, isFetchedAfterMount } = $api.useQuery('get', '/assinatura/status', undefined, {
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (late || (state.data && isBooked(state.data, start)) ? false : interval),
  });
  // What was read before the checkout proves nothing.
  const booked = data !== undefined && isFetchedAfterMount && isBooked(data, start);

  useEffect(() => {
    if (booked) return forgetCheckout();
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [booked]);

  // Kept for a reload of this page, and for nothing after it.
  useEffect(() => forgetCheckout, []);

  if (booked) return 'confirmed';
  return late ? 'late' : 'confirming';
}

import { useEffect, useState } from 'react';
import { $api } from '../../shared/reads/queries.ts';
import { forgetCheckout, readCheckout } from '../shared/checkoutMemory.ts';
import { isBooked } from '../shared/checkoutStart.ts';

/** Whether the payment is booked: not yet, yes, or not within `maxWait`. */
export type Confirmation = 'confirming' | 'confirmed' | 'late';

/** Milliseconds between two reads of the status. */
export const interval = 2_000;

/** Milliseconds after which the page stops reading the status. */
export const maxWait = 16_000;

/**
 * Reads the status until the payment is booked, for 16 seconds at most: the provider may report the
 * payment after the member returns (docs/specification.md#payment). A failed read is repeated.
 */
export function useConfirmation(): Confirmation {
  const [start] = useState(readCheckout);
  const [late, setLate] = useState(false);
  const { data, isFetchedAfterMount } = $api.useQuery('get', '/assinatura/status', undefined, {
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (late || (state.data && isBooked(state.data, start)) ? false : interval),
  });
  // A cached status from before the checkout proves nothing.
  const booked = data !== undefined && isFetchedAfterMount && isBooked(data, start);

  useEffect(() => {
    if (booked) return forgetCheckout();
    const timer = setTimeout(() => setLate(true), maxWait);
    return () => clearTimeout(timer);
  }, [booked]);

  // Kept for a reload of this page only.
  useEffect(() => forgetCheckout, []);

  if (booked) return 'confirmed';
  return late ? 'late' : 'confirming';
}

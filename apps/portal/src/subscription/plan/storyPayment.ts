import { expect, waitFor } from 'storybook/test';
import { holdDepartures, type Departures } from '../../stories/departures.ts';

let held: Departures | null = null;

/**
 * Keeps the browser from leaving the portal.
 * @returns Lets it leave again.
 */
export function holdPayment(): () => void {
  const departures = holdDepartures();
  held = departures;
  return () => departures.release();
}

/** Addresses outside the portal that the browser was sent to. */
export function addressesLeft(): string[] {
  return held?.addresses() ?? [];
}

/** Expects that the browser was sent to one address, once. */
export async function expectLeft(address: string): Promise<void> {
  await waitFor(() => expect(addressesLeft()).toEqual([address]));
}

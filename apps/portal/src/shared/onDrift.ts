import { driftText, type Drift } from '@raiz/api-client';

/**
 * Called once for each place of an answer that is not as the contract has it. Warns in development.
 * In production it does nothing; send the line to your monitoring from here (docs/deploy.md#drift).
 */
export function onDrift(drift: Drift): void {
  if (import.meta.env.DEV) console.warn(driftText(drift));
}

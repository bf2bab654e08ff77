import { createApi, type Drift, driftText, session } from '@raiz/api-client';
import { role } from './role.ts';
import { noteSessionEnd } from './sessionEnd.ts';

/**
 * Called once for each place of an answer that is not as the contract has it. Warns in development.
 * In production it does nothing; send the line to your monitoring from here (docs/deploy.md#drift).
 */
function onDrift(drift: Drift): void {
  if (import.meta.env.DEV) console.warn(driftText(drift));
}

/** The portal's one API client, for `/api` on its own origin. */
export const api = createApi({
  session,
  onSessionEnd: () => noteSessionEnd('expired'),
  onRoleRefused: role.refused,
  onDrift,
});

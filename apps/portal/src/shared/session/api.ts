import { createApi, type Drift, driftText, session } from '@raiz/api-client';
import { report } from '../page/report.ts';
import { prerendered } from './prerendered.ts';
import { noteSessionEnd } from './useSession.ts';

/** Number of refused admin calls since the portal was opened. */
let rejections = 0;
const listeners = new Set<() => void>();

/** Store of admin calls that the server has refused because the person is not an administrator. */
export const role = {
  /** Records a refusal. */
  noteRejection(): void {
    rejections += 1;
    for (const listener of listeners) listener();
  },
  /** The number of refusals. */
  rejections: () => rejections,
  /** Calls `listener` at each refusal; returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Called once for each place of an answer that is not as the contract has it. Warns in development,
 * reports in production (docs/deploy.md#drift).
 */
function onDrift(drift: Drift): void {
  if (import.meta.env.DEV) console.warn(driftText(drift));
  else report('drift', driftText(drift));
}

/** The portal's one API client, for `/api` on its own origin. */
export const api = createApi({
  session,
  onSessionEnd: () => noteSessionEnd('expired'),
  onForbidden: role.noteRejection,
  onDrift,
});

// Added last, so it runs first: nothing that the server says has an effect on prerendered HTML.
api.use({
  async onResponse() {
    await prerendered.mounted;
  },
  async onError() {
    await prerendered.mounted;
  },
});

import { ApiFailure, createApi, type Drift, driftText, session } from '@raiz/api-client';
import { report } from '../page/report.ts';
import { connection } from './connection.ts';
import { prerendered } from './prerendered.ts';
import { noteSessionEnd } from './useSession.ts';

/** Number of rejected admin calls since the portal was opened. */
let rejections = 0;
const listeners = new Set<() => void>();

/** Store of the admin calls that the server rejected because the user is not an administrator. */
export const role = {
  /** Counts a rejected call. */
  noteRejection(): void {
    rejections += 1;
    for (const listener of listeners) listener();
  },
  /** The number of rejected calls. */
  rejections: () => rejections,
  /** Calls `listener` at each rejected call; returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Called once for each value of an answer that violates the contract. Warns in development, reports
 * in production (docs/deploy.md#drift).
 */
function onDrift(drift: Drift): void {
  if (import.meta.env.DEV) console.warn(driftText(drift));
  else report({ kind: 'drift', name: driftText(drift) });
}

/** The portal's one API client, for `/api` on its own origin. */
export const api = createApi({
  session,
  onSessionEnd: () => noteSessionEnd('expired'),
  onForbidden: role.noteRejection,
  onDrift,
});

// Added last, so it runs first: answers have no effect on prerendered HTML.
api.use({
  async onResponse() {
    await prerendered.mounted;
    connection.noteCall(true);
  },
  async onError({ request }) {
    await prerendered.mounted;
    if (!request.signal.aborted) connection.noteCall(false);
  },
});

/** The data of an answer. Throws an `ApiFailure` if it has none. */
export function whole<Data>({ data }: { data?: Data }): Data {
  if (data === undefined) throw new ApiFailure('shape');
  return data;
}

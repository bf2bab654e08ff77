import { ApiFailure, createApi, type Drift, driftText, session } from '@raiz/api-client';
import { report } from '../page/report.ts';
import { adminRejections } from './adminRejections.ts';
import { noteCall } from './connection.ts';
import { prerendered } from './prerendered.ts';
import { expireSession } from './sessionEnd.ts';

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
  session: { token: session.token, end: expireSession },
  onForbidden: () => adminRejections.set(adminRejections.get() + 1),
  onDrift,
});

// Added last, so it runs first: answers have no effect on prerendered HTML.
api.use({
  async onResponse() {
    await prerendered.mounted;
    noteCall(true);
  },
  async onError({ request }) {
    await prerendered.mounted;
    if (!request.signal.aborted) noteCall(false);
  },
});

/** The data of an answer. Throws an `ApiFailure` if it has none. */
export function dataOrThrow<Data>({ data }: { data?: Data }): Data {
  if (data === undefined) throw new ApiFailure('shape');
  return data;
}

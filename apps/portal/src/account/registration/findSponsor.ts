import { ApiFailure, toFailure, type Received } from '@raiz/api-client';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import { api } from '../../shared/api.ts';

/** The member with a referral id. */
export type Sponsor = Received<'Patrocinador'>;

function hasName(body: unknown): boolean {
  const name: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'name') : '';
  return typeof name === 'string' && name.trim() !== '';
}

/**
 * Turns a success without a name into a 404, like that of an unknown id
 * (docs/api-decisions.md#readsponsor). A body that is not JSON stays a failure.
 */
const namelessIsUnknown = {
  async onResponse({ response }: { response: Response }) {
    if (!response.ok) return undefined;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    return body === undefined || hasName(body) ? undefined : Response.json({}, { status: 404 });
  },
};

/**
 * Reads the member with a referral id.
 * @throws ApiFailure with status 404 for an unknown id
 */
export async function findSponsor(id: number): Promise<Sponsor> {
  const { data } = await api.GET('/user-by-id/{id}', { params: { path: { id } }, middleware: [namelessIsUnknown] });
  if (!data) throw new ApiFailure('shape');
  return data;
}

/** Whether a look-up failed because no member has the id. */
export function isUnknownSponsor(error: unknown): boolean {
  return toFailure(error).status === 404;
}

/** Message for a failed look-up: one for an unknown id, one for every other failure. */
export function sponsorFailure(error: unknown): string {
  return isUnknownSponsor(error) ? messages.sponsorNotFound : messages.sponsorLookupFailed;
}

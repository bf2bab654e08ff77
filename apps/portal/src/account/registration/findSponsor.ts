import { ApiFailure, toFailure, type Schemas } from '@raiz/api-client';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import { api } from '../../shared/api.ts';

/** Who stands behind a referral id. */
export type Sponsor = Schemas['Patrocinador'];

function hasName(body: unknown): boolean {
  const name: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'name') : '';
  return typeof name === 'string' && name.trim() !== '';
}

/**
 * An ok answer without a name names no sponsor (spec, section 5), so to the client it is a 404 like that of an unknown id.
 * What is no JSON at all stays the failure it is.
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

/** The person with a referral id. Throws an `ApiFailure`. */
export async function findSponsor(id: number): Promise<Sponsor> {
  const { data } = await api.GET('/user-by-id/{id}', { params: { path: { id } }, middleware: [namelessIsUnknown] });
  if (!data) throw new ApiFailure('shape');
  return data;
}

/** Whether a look-up failed because the id is nobody's, and not for a reason that another try may mend. */
export function isUnknownSponsor(error: unknown): boolean {
  return toFailure(error).status === 404;
}

/** Why no sponsor was found: the one sentence for an unknown id, the other for every failure (operations.md, section 2). */
export function sponsorFailure(error: unknown): string {
  return isUnknownSponsor(error) ? messages.sponsorNotFound : messages.sponsorLookupFailed;
}

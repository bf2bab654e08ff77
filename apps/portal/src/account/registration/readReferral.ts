import { toSponsorId } from './registrationValues.ts';

/** The id of a referral link; `broken` when the link has an invalid one. */
export interface Referral {
  id: number | null;
  broken: boolean;
}

/**
 * Reads `ref` from the query (docs/specification.md#registration). Ignores blanks around the number
 * and leading zeros, which links gain when they are copied. An empty `ref` counts as none.
 */
export function readReferral(search: URLSearchParams): Referral {
  const text = search.get('ref')?.trim() ?? '';
  const id = /^\d+$/.test(text) ? toSponsorId(text) : null;
  return { id, broken: text !== '' && id === null };
}

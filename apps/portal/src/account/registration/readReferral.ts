import { toSponsorId } from './registrationValues.ts';

/** The id that a referral link carries; `broken` when it carries something that can be nobody's id. */
export interface Referral {
  id: number | null;
  broken: boolean;
}

/**
 * Reads `ref` of the address (spec, section 2). Links get blanks and zeros around their number when they are passed on:
 * both are overlooked. A link without a `ref`, or with an empty one, is none.
 */
export function readReferral(search: URLSearchParams): Referral {
  const text = search.get('ref')?.trim() ?? '';
  const id = /^\d+$/.test(text) ? toSponsorId(text) : null;
  return { id, broken: text !== '' && id === null };
}

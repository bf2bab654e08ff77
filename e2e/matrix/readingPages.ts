import { addressOf, visits } from '../support/visits.ts';
import type { Account } from '../support/mock.ts';

/** A page that reads from the API, with the account that opens it. */
export interface ReadingPage {
  path: string;
  person: Account;
}

/** Ids of a course in which the account is enrolled. */
const ids = { ':cursoId': '2', ':moduloId': '1', ':aulaId': '4' };

/** Every page that reads from the API. */
export const readingPages: readonly ReadingPage[] = visits
  .filter(({ access }) => access !== 'public')
  .map(({ route, access }) => ({ path: addressOf(route, ids), person: access === 'admin' ? 'admin' : 'member' }));

import { routes } from '../support/access.ts';
import type { Account } from '../support/mock.ts';

/** A page that reads from the API, with the account that opens it. */
export interface ReadingPage {
  path: string;
  person: Account;
}

const ids: Readonly<Record<string, string>> = { ':cursoId': '2', ':moduloId': '1', ':aulaId': '4' };

/** Every page that reads from the API; the account is enrolled in the course. */
export const readingPages: readonly ReadingPage[] = routes
  .filter(({ access }) => access !== 'public')
  .map(({ path, access }) => ({
    path: path.replaceAll(/:\w+/g, (name) => ids[name] ?? name),
    person: access === 'admin' ? 'admin' : 'member',
  }));

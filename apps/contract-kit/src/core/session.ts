import { readJson } from './answer.ts';
import { type Backend, BackendGone, bearer } from './backend.ts';
import type { Caller, People, Person, Role } from './people.ts';
import type { Difference } from './shapes.ts';
import type { Shared } from './shared.ts';
import { textAt } from './values.ts';

/** The check that got the 401. */
interface Check {
  /** The moment to which it set the backend's clock; null for the real time. */
  clock: Date | null;
  people: People;
  shared: Pick<Shared, 'backend' | 'reported'>;
}

/** The call that got it. */
interface Refused {
  as?: Caller;
  authorization?: string;
}

/**
 * After a 401: logs the caller in again if the session has ended before its time. False when it has not, or the login
 * fails: then the 401 is the answer.
 * @param used The Authorization header of the call.
 * @param find Reports the end of a session, once in a run.
 * @throws BackendGone when the password is missing
 */
export async function renewSession(
  { clock, people, shared: { backend, reported } }: Check,
  { as = 'visitor', authorization }: Refused,
  used: string | undefined,
  find: (difference: Difference) => void,
): Promise<boolean> {
  // A restart or a later time may end sessions.
  if (as === 'visitor' || authorization !== undefined || clock !== null || backend.mayBeDown) return false;
  const person = people[as];
  // Another call of the check has done it.
  if (bearer(person) !== used) return true;
  const headers = new Headers({ Accept: 'application/json', Authorization: bearer(person) });
  if ((await backend.ask('GET', '/perfil', headers, undefined)).status !== 401) return false;
  const got = '401, for GET /perfil too: the session has ended, and the kit logs in again';
  if (!reported.has('session')) find({ field: 'status', expected: 'a session of 8 hours at least', got });
  reported.add('session');
  return newSession(person, as, backend);
}

/**
 * Logs an account in again. False when the login fails.
 * @throws BackendGone when the password is missing
 */
export async function newSession(person: Person, role: Role, backend: Backend): Promise<boolean> {
  const { email, password } = person;
  if (password === null)
    throw new BackendGone(`The session of "${role}" has ended, who was given by token: give a password.`);
  const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json' });
  const session = await backend.ask('POST', '/login', headers, JSON.stringify({ email, password }));
  const token = textAt(readJson(session.text), '/token');
  if (token === '') return false;
  person.token = token;
  backend.secrets.learn(token);
  return true;
}

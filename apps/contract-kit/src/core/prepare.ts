import { hasPremiumAccess } from '@raiz/api-client/rules';
import { readJson } from './answer.ts';
import { Backend, roles } from './backend.ts';
import type { Shared } from './kit.ts';
import type { Account, People, Person, Role, Vouchers } from './people.ts';
import { NoAnswer, type RawAnswer, type Send } from './send.ts';
import type { Difference } from './shapes.ts';
import { at, listAt, numberAt, textAt } from './values.ts';

/** Why a run cannot even begin: one sentence that says what to do. */
export class NotReady extends Error {
  override name = 'NotReady';
}

/** What a run needs. */
export interface Target {
  /** Where the contract's paths start; `/api` may be left out. */
  baseUrl: string;
  accounts: Record<Role, Account>;
  vouchers?: Vouchers;
  /** How long one answer may take. */
  seconds: number;
  send: Send;
}

function looksLikeCatalogue({ status, text }: RawAnswer): boolean {
  return status === 200 && Array.isArray(readJson(text));
}

/** What stands at an address instead of the API. */
function strangerAt(base: string, { status, headers, text }: RawAnswer): string {
  const type = headers.get('content-type') ?? 'no content type';
  const kind = readJson(text) === undefined ? `${type}, which is no JSON` : 'JSON that is no list of courses';
  return `GET ${base}/courses answers ${status} with ${kind}: is this the address of the API? It usually ends in /api.`;
}

/** Finds the API at an address or below it, under /api. @throws NotReady when it is at neither. */
async function findBackend({ baseUrl, send, seconds }: Target): Promise<Backend> {
  const given = baseUrl.replace(/\/+$/, '');
  const bases = given.endsWith('/api') ? [given] : [given, `${given}/api`];
  let problem = '';
  for (const base of bases) {
    const backend = new Backend(base, send, seconds);
    try {
      const answer = await backend.ask('GET', '/courses', new Headers({ Accept: 'application/json' }), undefined);
      if (looksLikeCatalogue(answer)) return backend;
      problem ||= strangerAt(base, answer);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      throw new NotReady(`${base} ${error.message}: start the backend, or correct --base-url.`);
    }
  }
  throw new NotReady(problem);
}

async function ask(backend: Backend, method: string, path: string, token: string | null, body?: object) {
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (body) headers.set('Content-Type', 'application/json');
  try {
    const answer = await backend.ask(method, path, headers, body && JSON.stringify(body));
    return { status: answer.status, body: readJson(answer.text) };
  } catch (error) {
    if (error instanceof NoAnswer) throw new NotReady(`${method} ${path}: the backend ${error.message}.`);
    throw error;
  }
}

async function tokenOf(backend: Backend, role: Role, account: Account): Promise<string> {
  if ('token' in account) return account.token;
  const { status, body } = await ask(backend, 'POST', '/login', null, account);
  const token = textAt(body, '/token');
  if (status === 200 && token !== '') return token;
  const said = textAt(body, '/error');
  const got = status === 200 ? 'no token' : `${status}${said ? ` "${said}"` : ''}`;
  throw new NotReady(
    `The account "${role}" cannot log in, POST /login answers ${got}: correct --${role}, or make the account.`,
  );
}

async function logIn(backend: Backend, role: Role, account: Account): Promise<Person> {
  const token = await tokenOf(backend, role, account);
  const profile = await ask(backend, 'GET', '/perfil', token);
  const id = numberAt(profile.body, '/user/id');
  if (profile.status !== 200 || !Number.isInteger(id))
    throw new NotReady(
      `GET /perfil answers ${profile.status} without a user's id for the account "${role}": nothing can be checked without it.`,
    );
  const standing = await ask(backend, 'GET', '/assinatura/status', token);
  const subscription = {
    status: textAt(standing.body, '/status'),
    end_date: textAt(standing.body, '/end_date') || null,
  };
  return {
    id,
    name: textAt(profile.body, '/user/name'),
    email: textAt(profile.body, '/user/email'),
    password: 'password' in account ? account.password : null,
    token,
    admin: at(profile.body, '/user/is_admin') === true,
    subscribed: hasPremiumAccess(subscription, new Date()),
  };
}

/** What is odd about the accounts: a backend that mixes people up, or accounts that are not what they should be. */
function oddities(people: People): Difference[] {
  const found: Difference[] = roles.flatMap((role) => {
    const expected = role === 'admin';
    if (people[role].admin === expected) return [];
    return [{ field: '/user/is_admin', expected: `${expected} for the account "${role}"`, got: String(!expected) }];
  });
  const ids = new Set(roles.map((role) => people[role].id));
  if (ids.size < roles.length)
    found.push({ field: '/user/id', expected: 'three people for three accounts', got: `${ids.size} different` });
  if (people.other.subscribed)
    found.push({ field: '/status', expected: 'no subscription for the account "other"', got: 'one that is valid' });
  return found;
}

/**
 * Finds the backend and logs the three accounts in.
 * @throws NotReady when the API is not there or an account cannot log in: nothing was checked then.
 */
export async function prepare(target: Target): Promise<Shared> {
  const backend = await findBackend(target);
  const { accounts } = target;
  const member = await logIn(backend, 'member', accounts.member);
  const other = await logIn(backend, 'other', accounts.other);
  const admin = await logIn(backend, 'admin', accounts.admin);
  const people: People = { member, other, admin };
  const courses = await ask(backend, 'GET', '/admin/courses', admin.token);
  const takenCourses = new Set(listAt(courses.body, '').map((row) => numberAt(row, '/id')));
  const mark = `Contrato ${Date.now().toString(36)}`;
  return {
    backend,
    people,
    vouchers: target.vouchers ?? {},
    told: new Set(),
    takenCourses,
    mark,
    oddities: oddities(people),
  };
}

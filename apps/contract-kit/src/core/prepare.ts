import { hasPremiumAccess } from '@raiz/api-client/rules';
import { readJson } from './answer.ts';
import { Backend, BackendGone, Interrupted, roles, sendable } from './backend.ts';
import type { Shared } from './shared.ts';
import type { Account, ContractConfig } from '../contractConfig.ts';
import type { People, Person, Role, AccountState } from './people.ts';
import { withHeaders } from './overHttp.ts';
import { NotReady } from './notReady.ts';
import { NoAnswer, type Send, type RawAnswer } from './send.ts';
import type { Difference } from './shapes.ts';
import { noTools, type Tools } from './tools.ts';
import { at, listAt, numberAt, textAt } from './values.ts';

/** What to do about a backend that is not running, or not yet. */
const startAdvice = 'start the backend, wait until it answers';

/** Statuses of a server in front of a backend that is not running. */
const gatewayErrors: readonly number[] = [502, 503, 504];

/** Describes what answers at an address instead of the API, and what to do. */
function wrongServerAt(base: string, { status, headers }: RawAnswer): string {
  const call = `GET ${base}/courses answers ${status}`;
  if (gatewayErrors.includes(status)) return `${call}, as a server before the backend does: ${startAdvice}.`;
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location !== null)
    return `${call} and leads to ${location}: give the address it leads to, without /courses, in "baseUrl".`;
  const type = headers.get('content-type') ?? 'no content type';
  return `${call} with ${type}, which is no JSON: is this the address of the API? It usually ends in /api.`;
}

/**
 * How likely it is that an answer to `GET /courses` comes from the API: a list does, other JSON may be a list with
 * differences.
 */
function likeness({ status, text }: RawAnswer): 'api' | 'perhaps' | 'no' {
  const body = readJson(text);
  if (status === 200 && Array.isArray(body)) return 'api';
  return body === undefined || status === 404 || status === 405 ? 'no' : 'perhaps';
}

/**
 * Finds the API at an address, or under /api below it. Accepts one whose catalogue differs from the contract if there
 * is no better one: the checks will report how.
 * @throws NotReady when it is at neither
 */
async function findBackend(baseUrl: string, backendAt: (base: string) => Backend): Promise<Backend> {
  const given = baseUrl.replace(/\/+$/, '');
  const bases = given.endsWith('/api') ? [given] : [given, `${given}/api`];
  let problem = '';
  let perhaps: Backend | null = null;
  for (const base of bases) {
    const backend = backendAt(base);
    try {
      const answer = await backend.ask('GET', '/courses', new Headers({ Accept: 'application/json' }), undefined);
      const found = likeness(answer);
      if (found === 'api') return backend;
      if (found === 'perhaps') perhaps ??= backend;
      problem ||=
        readJson(answer.text) === undefined
          ? wrongServerAt(base, answer)
          : `GET ${base}/courses answers ${answer.status}: is this the address of the API? It usually ends in /api.`;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      throw new NotReady(`${base} ${error.message}: ${startAdvice}, or correct "baseUrl".`);
    }
  }
  if (perhaps) return perhaps;
  throw new NotReady(problem);
}

/** The input of a run: its settings, and how calls get to the backend. */
export interface Target extends Pick<ContractConfig, 'baseUrl' | 'headers' | 'accounts' | 'vouchers' | 'keep'> {
  /** Seconds that one answer may take. */
  timeout: number;
  /** Asks the run to end. */
  stop?: AbortSignal;
  send: Send;
  tools?: Partial<Tools>;
}

async function ask(backend: Backend, method: string, path: string, token: string | null, body?: object) {
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (body) headers.set('Content-Type', 'application/json');
  try {
    const answer = await backend.ask(method, path, headers, body && JSON.stringify(body));
    return { status: answer.status, body: readJson(answer.text) };
  } catch (error) {
    if (error instanceof NoAnswer)
      throw new NotReady(`${method} ${path}: the backend ${error.message}: ${startAdvice}.`);
    if (error instanceof BackendGone || error instanceof Interrupted) throw new NotReady(error.message);
    throw error;
  }
}

async function tokenOf(backend: Backend, role: Role | AccountState, account: Account): Promise<string> {
  backend.secrets.learn('token' in account ? account.token : account.password);
  if ('token' in account) return account.token;
  const { status, body } = await ask(backend, 'POST', '/login', null, account);
  const token = sendable(textAt(body, '/token'));
  backend.secrets.learn(token);
  // A check tests the status.
  if (status < 300 && token !== '') return token;
  const message = backend.secrets.masked(textAt(body, '/error'));
  const got = status === 200 ? 'no token' : `${status}${message ? ` "${message}"` : ''}`;
  const advice = gatewayErrors.includes(status) ? startAdvice : `correct "accounts.${role}", or make the account`;
  throw new NotReady(`The account "${role}" cannot log in, POST /login answers ${got}: ${advice}.`);
}

/** The person's id, even in another field or as a text: a check reports that. NaN for none. */
function idIn(profile: unknown): number {
  const found = at(profile, '/user/id') ?? at(profile, '/id');
  const id = typeof found === 'string' && found !== '' ? Number(found) : found;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : Number.NaN;
}

async function logIn(backend: Backend, role: Role | AccountState, account: Account): Promise<Person> {
  const token = await tokenOf(backend, role, account);
  const profile = await ask(backend, 'GET', '/perfil', token);
  const id = idIn(profile.body);
  if (Number.isNaN(id)) {
    const message = backend.secrets.masked(textAt(profile.body, '/error'));
    throw new NotReady(
      `GET /perfil answers ${profile.status}${message ? ` "${message}"` : ''} without a user's id for the account "${role}": nothing can be checked without it.`,
    );
  }
  const accountState = await ask(backend, 'GET', '/assinatura/status', token);
  const subscription = {
    status: textAt(accountState.body, '/status'),
    end_date: textAt(accountState.body, '/end_date') || null,
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

/** Problems of the accounts: a backend that confuses people, or accounts that lack what a role needs. */
function accountProblems(people: People): Difference[] {
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

/** Tools that record their use in a check's history. */
function noted(tools: Tools, backend: Backend): Tools {
  const noting = <Args extends unknown[], Result>(name: string, act: ((...args: Args) => Result) | null) =>
    act &&
    ((...args: Args) => {
      backend.history.add(`the command of "${name}"`);
      return act(...args);
    });
  return {
    ...tools,
    restart: noting('restart', tools.restart),
    expire: noting('expire', tools.expire),
    block: noting('block', tools.block),
    pay: noting('pay', tools.pay),
    clock: noting('clock', tools.clock),
  };
}

/**
 * Finds the backend and logs in the three accounts.
 * @throws NotReady when the API is not found or an account cannot log in
 */
export async function prepare(target: Target): Promise<Shared> {
  const { accounts, baseUrl, timeout, stop, vouchers = {}, keep = false } = target;
  const headers = new Headers(target.headers);
  const send = withHeaders(target.send, baseUrl, headers);
  const backend = await findBackend(baseUrl, (base) => {
    const found = new Backend(base, send, timeout, stop, keep, [...headers.keys()]);
    for (const value of headers.values()) found.secrets.learn(value);
    return found;
  });
  const member = await logIn(backend, 'member', accounts.member);
  const other = await logIn(backend, 'other', accounts.other);
  const admin = await logIn(backend, 'admin', accounts.admin);
  const people: People = { member, other, admin };
  const accountStates: Shared['accountStates'] = {};
  for (const accountState of ['trial', 'trialToCancel', 'trialOver', 'canceled', 'canceledOver'] as const) {
    const account = accounts[accountState];
    if (account) accountStates[accountState] = await logIn(backend, accountState, account);
  }
  const courses = await ask(backend, 'GET', '/admin/courses', admin.token);
  const takenCourses = new Set(listAt(courses.body, '').map((row) => numberAt(row, '/id')));
  return {
    backend,
    people,
    vouchers: { ...vouchers, full: [vouchers.full ?? []].flat() },
    accountStates,
    reported: new Set(),
    takenCourses,
    mark: `Contrato ${Date.now().toString(36)}`,
    setupProblems: accountProblems(people),
    tools: noted({ ...noTools, ...target.tools }, backend),
    keep,
    usedUp: {},
  };
}

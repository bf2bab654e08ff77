import { operationAt, type OperationId } from '@raiz/contract';
import type { Database, MockApi } from '@raiz/mock-server';
import { readJson } from '../core/answer.ts';
import { named } from '../core/check.ts';
import type { Send } from '../core/send.ts';
import { isObject } from '../core/values.ts';

/** Breaks the valid mock server. */
export type Plant = (api: MockApi) => Send;

/** A defect between the kit and the valid mock server. */
export interface Defect {
  name: string;
  /** Id prefixes of the checks that must find it. */
  checks: string[];
  over: Plant;
}

/** The defects of a table: the checks that must find each, separated by spaces, and what is broken. */
export function table(rows: Readonly<Record<`${string}: ${string}`, Plant>>): Defect[] {
  return Object.entries(rows).map(([key, over]) => ({ ...namesOf(key), over }));
}

/** "flow.enrol.owner: enrolling twice has another text". */
export function namesOf(key: string): { name: string; checks: string[] } {
  const { id, title } = named(key);
  return { name: title, checks: id.split(' ') };
}

/** What a call asks for: an operation, or an address of the mock server beside them. */
type Place = OperationId | 'confirm' | 'mail' | 'checkout' | 'pay' | 'certificate';

const addresses = {
  confirm: /\/confirm$/,
  mail: /\/mails\//,
  checkout: /\/__mock\/checkout\/\w+$/,
  pay: /\/checkout\/\w+\/pay$/,
  certificate: /\/certificates\//,
} as const;

/** The operation that a request calls, or undefined. */
export function operationOf({ method, url }: Request): OperationId | undefined {
  return operationAt(method, new URL(url).pathname.replace(/^\/api/, '')) ?? undefined;
}

function placeOf(request: Request): Place | undefined {
  const { pathname } = new URL(request.url);
  const found = (['confirm', 'mail', 'checkout', 'pay', 'certificate'] as const).find((one) =>
    addresses[one].test(pathname),
  );
  return operationOf(request) ?? found;
}

/** A call that a broken server answers. */
export interface Call {
  api: MockApi;
  /** The live tables. */
  db: Database;
  request: Request;
  place: Place | undefined;
  /** The body as it was sent. */
  text: string;
  /** The fields of the body. */
  sent: Record<string, unknown>;
  query: URLSearchParams;
  /** The last number of the path, the id of most. */
  id: number;
  /** The last word of the path, the id of a checkout or a mail. */
  key: string;
  /** The person of the token. */
  me: Database['users'][number] | undefined;
  /** The answer of the valid server, to this request or to another. */
  answer: (changes?: { url?: URL; body?: string; token?: string }) => Promise<Response>;
}

async function callOf(api: MockApi, request: Request, place: Place | undefined): Promise<Call> {
  const typed = await request.clone().text();
  const body = readJson(typed);
  const { pathname, searchParams } = new URL(request.url);
  const db = api.db();
  const token = request.headers.get('authorization')?.slice('Bearer '.length);
  const user_id = db.sessions.find((session) => session.token === token)?.user_id;
  return {
    api,
    db,
    request,
    place,
    text: typed,
    sent: isObject(body) ? body : {},
    query: searchParams,
    id: Number(/(\d+)(?:\/\w+)?$/.exec(pathname)?.[1]),
    key: /(\w+)(?:\/pay)?$/.exec(pathname)?.[1] ?? '',
    me: db.users.find(({ id }) => id === user_id),
    answer({ url, body: other, token: another } = {}) {
      const { method, url: address } = request;
      const headers = new Headers(request.headers);
      if (another !== undefined) headers.set('authorization', `Bearer ${another}`);
      const sent = other ?? typed;
      const withBody = sent !== '' && method !== 'GET' && method !== 'HEAD';
      return api.fetch(new Request(url ?? address, { method, headers, ...(withBody ? { body: sent } : {}) }));
    },
  };
}

/** Where a defect is: some places, or everywhere. */
type Where = Place | readonly Place[] | '*';

/** Answers the calls of some places in another way. */
export function around(where: Where, act: (call: Call) => Response | Promise<Response>): Plant {
  const isThere = (place?: Place) => where === '*' || (place !== undefined && [where].flat().includes(place));
  return (api) => async (request) => {
    const place = placeOf(request);
    return isThere(place) ? act(await callOf(api, request, place)) : api.fetch(request);
  };
}

/** Gets a value, the object that has it, and the call; undefined leaves the value out. */
type Change = (value: unknown, row: Record<string, unknown>, call: Call) => unknown;

/** A value with another one at a path: `user.email`, `list.*.amount` for each row, `` for all of it. */
function replaced(
  value: unknown,
  path: string,
  change: (value: unknown, row: object) => unknown,
  row: object = Object(value),
): unknown {
  if (path === '') return change(value, row);
  const [name = '', ...rest] = path.split('.');
  const inner = (one: unknown, of: object) => replaced(one, rest.join('.'), change, of);
  if (name === '*') return Array.isArray(value) ? value.map((one: unknown) => inner(one, Object(one))) : value;
  return isObject(value) ? { ...value, [name]: inner(value[name], value) } : value;
}

function changed(value: unknown, path: string, change: Change, call: Call): string {
  return JSON.stringify(replaced(value, path, (one, row) => change(one, isObject(row) ? row : {}, call)));
}

/** Answers with other values at a path of the JSON, in each success or in answers of one status. */
export function shows(where: Where, path: string, change: Change, status?: number): Plant {
  return around(where, async (call) => {
    const response = await call.answer();
    const body = readJson(await response.clone().text());
    const isIt = status === undefined ? response.ok : response.status === status;
    return isIt && body !== undefined ? new Response(changed(body, path, change, call), response) : response;
  });
}

/** Stores other values at a path of the body than those that were sent. */
export function takes(where: Where, path: string, change: Change): Plant {
  return around(where, (call) => {
    const body = readJson(call.text);
    return isObject(body) ? call.answer({ body: changed(body, path, change, call) }) : call.answer();
  });
}

/** Replaces the status of answers, and their body if another one is given. */
export function restatus(where: Where, from: number, to: number, body?: string): Plant {
  return around(where, async ({ answer }) => {
    const response = await answer();
    if (response.status !== from) return response;
    return new Response(body ?? (await response.text()), { status: to, headers: response.headers });
  });
}

/** Sets a header of the answers, or removes it. */
export function header(where: Where, name: string, value: string | null): Plant {
  return around(where, async ({ answer }) => {
    const response = await answer();
    if (value === null) response.headers.delete(name);
    else response.headers.set(name, value);
    return response;
  });
}

/** An answer with a status and an error text, in the server's form. */
export function error(status: number, message = 'Dados inválidos.'): Response {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(JSON.stringify({ error: message }), { status, headers });
}

/** Whether a defect shows in a call. */
type When = (call: Call) => boolean | undefined;

/** Answers some calls without the valid server. */
export function instead(where: Where, when: When, answer: () => Response): Plant {
  return around(where, (call) => (when(call) ? answer() : call.answer()));
}

/** Rejects some calls. */
export function refuses(where: Where, when: When, status = 400, message?: string): Plant {
  return instead(where, when, () => error(status, message));
}

/** Answers some calls as if the administrator had sent them. */
export function asAdmin(where: Where, when: When = () => true): Plant {
  return around(where, (call) => {
    const { sessions, users } = call.db;
    const session = sessions.find(({ user_id }) => users.some((user) => user.id === user_id && user.is_admin));
    return session && when(call) ? call.answer({ token: session.token }) : call.answer();
  });
}

/** Answers correctly but keeps the tables, some or all, as they were. */
export function forgets(where: Where, ...tables: (keyof Database)[]): Plant {
  return around(where, async ({ db, answer }) => {
    const before = structuredClone(db);
    const response = await answer();
    for (const name of tables) Object.assign(db, { [name]: before[name] });
    if (tables.length === 0) Object.assign(db, before);
    return response;
  });
}

/** Changes the tables after each success; also gets the tables before it, and the answer's JSON. */
export function after(where: Where, then: (call: Call, before: Database, body: unknown) => unknown): Plant {
  return around(where, async (call) => {
    const before = structuredClone(call.db);
    const response = await call.answer();
    if (response.ok) then(call, before, readJson(await response.clone().text()));
    return response;
  });
}

/** Changes the tables after each refusal. */
export function afterRefusal(where: Where, then: (call: Call) => unknown): Plant {
  return around(where, async (call) => {
    const response = await call.answer();
    if (!response.ok) then(call);
    return response;
  });
}

/** Runs something before each call, and what it returns after it. */
export function during(where: Where, set: (call: Call) => (() => void) | undefined): Plant {
  return around(where, async (call) => {
    const undo = set(call);
    const response = await call.answer();
    undo?.();
    return response;
  });
}

/** Sets fields of rows, and returns what sets them back. */
export function lent<One extends object>(rows: readonly One[], fieldsOf: (row: One) => Partial<One>): () => void {
  const undo = rows.map((row) => {
    const fields = fieldsOf(row);
    const was = Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(row, name)]));
    Object.assign(row, fields);
    return () => Object.assign(row, was);
  });
  return () => undo.forEach((back) => back());
}

/** A change that gives one value for another. */
export function swap(from: unknown, to: unknown): Change {
  return (value) => (value === from ? to : value);
}

/** A change of a text; other values stay. */
export function text(change: (text: string) => string): Change {
  return (value) => (typeof value === 'string' ? change(value) : value);
}

/** A change of a list; other values stay. */
export function list(change: (rows: unknown[], call: Call) => unknown): Change {
  return (value, _row, call) => (Array.isArray(value) ? change([...value], call) : value);
}

/** Whether a field of the body is a text that matches. */
export function has(field: string, pattern: RegExp): When {
  return ({ sent }) => typeof sent[field] === 'string' && pattern.test(sent[field]);
}

/** Whether a call is the second, fourth, … one. */
export function everySecond(): () => boolean {
  let count = 0;
  return () => {
    count += 1;
    return count % 2 === 0;
  };
}

/** The day of São Paulo some days after today, as a date of UTC. */
export function inDays(days: number, from: number | string = Date.now()): string {
  return new Date(new Date(from).getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The moment some hours after another. */
export function inHours(hours: number, from: number | string = Date.now()): string {
  return new Date(new Date(from).getTime() + hours * 3_600_000).toISOString();
}

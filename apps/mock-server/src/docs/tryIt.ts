import { operations, type OperationId } from '@raiz/contract';
import { randomToken } from '../core/randomToken.ts';
import type { World } from '../core/world.ts';

/** What somebody filled in to try an operation. */
export interface Attempt {
  /** Id of the person that the call is made as; '' for nobody. */
  as: string;
  /** Values of the path by their names. */
  path: Record<string, string>;
  /** Query as it is written in an address, without the question mark. */
  query: string;
  /** JSON; '' for none. */
  body: string;
}

/** What came of it. */
export interface AttemptResult {
  /** The same call for a terminal; the token is left out. */
  command: string;
  /** 0 when the connection was cut. */
  status: number;
  headers: [string, string][];
  body: string;
}

/** Names of the path's parameters, in order. */
export function pathNames(id: OperationId): string[] {
  return [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** Reads the form of an operation's page. */
export function readAttempt(id: OperationId, form: URLSearchParams): Attempt {
  const value = (name: string) => (form.get(name) ?? '').trim();
  return {
    as: value('as'),
    path: Object.fromEntries(pathNames(id).map((name) => [name, value(`path-${name}`)])),
    query: value('query').replace(/^\?/, ''),
    body: value('body'),
  };
}

/** A session for one try, of the person that was chosen. */
function signIn(world: World, as: string): string | null {
  const user = world.users.find(({ id }) => String(id) === as);
  if (!user) return null;
  const token = randomToken();
  world.sessions.push({ token, user_id: user.id });
  return token;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function commandOf(method: string, address: string, signedIn: boolean, world: string, body: string): string {
  const token = signedIn ? ` -H 'Authorization: Bearer TOKEN'` : '';
  const named = world === '' ? '' : ` -H ${quoted(`X-Mock-World: ${world}`)}`;
  const json = body === '' ? '' : ` -H 'Content-Type: application/json' -d ${quoted(body)}`;
  return `curl -X ${method} ${quoted(address)}${token}${named}${json}`;
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Where a try goes to. */
export interface TryPlace {
  world: World;
  worldName: string;
  origin: string;
  send: (request: Request) => Promise<Response>;
}

/** Makes the call that was filled in, and takes its session away again. */
export async function tryOperation(id: OperationId, attempt: Attempt, place: TryPlace): Promise<AttemptResult> {
  const { method, path } = operations[id];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(attempt.path[name] ?? ''));
  const address = `${place.origin}/api${filled}${attempt.query === '' ? '' : `?${attempt.query}`}`;
  const token = signIn(place.world, attempt.as);
  const headers = new Headers(place.worldName === '' ? {} : { 'X-Mock-World': place.worldName });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const body = method === 'GET' || attempt.body === '' ? undefined : attempt.body;
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const response = await place.send(new Request(address, { method, headers, body }));
  const { sessions } = place.world;
  const at = sessions.findIndex((row) => row.token === token);
  if (at >= 0) sessions.splice(at, 1);
  return {
    command: commandOf(method, address, token !== null, place.worldName, body ?? ''),
    status: response.status,
    headers: [...response.headers],
    body: readable(await response.text()),
  };
}

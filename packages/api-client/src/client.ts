import createClient, { type Client, type ClientPathsWithMethod, type Middleware } from 'openapi-fetch';
import { ApiFailure, toFailure, type FieldFailure } from './failure.ts';
import { publicOperations, shapes } from './generated/shapes.ts';
import { read, type Deviation } from './read.ts';
import { decisiveWrites, type ReceivedPaths } from './received.ts';
import { session as storedSession } from './session.ts';

/** The typed client: `api.GET('/perfil')` and its siblings, every path and body from the contract. */
export type Api = Client<ReceivedPaths>;

/** A deviation of an answer and the operation it came from: `GET /fundos`. Holds no personal data. */
export interface Drift extends Deviation {
  operation: string;
}

/** One line for logs: `GET /fundos: fundos[].amount should be a number`. */
export function driftText({ operation, path, expected }: Drift): string {
  return `${operation}: ${path || 'the body'} should be ${expected}`;
}

type OnDrift = (drift: Drift) => void;

/** A path of the contract that is read by GET. */
export type ReadPath = ClientPathsWithMethod<Api, 'get'>;

export interface ApiOptions {
  /** Address of the API. Absolute outside a browser. @default '/api' */
  baseUrl?: string;
  /** How long an answer may take, in milliseconds, before the call counts as a lost connection. @default 15000 */
  timeout?: number;
  /** Where the token lives. */
  session?: Pick<typeof storedSession, 'token' | 'end'>;
  /** Called once when a 401 has ended the session (spec, section 6). */
  onSessionEnd?: () => void;
  /** Called when a call of the admin area was refused for want of the role: a 403 (operations.md, 1.3). */
  onRoleRefused?: () => void;
  /** Called once for each place of an answer that is not as the contract has it. @default nothing */
  onDrift?: OnDrift;
}

/** A body that is read already, so that openapi-fetch does not parse a large list a second time. */
class ReadResponse extends Response {
  readonly #data: unknown;

  constructor(response: Response, data: unknown) {
    // A content length other than 0 makes openapi-fetch ask for `json()`.
    super(null, { status: response.status, statusText: response.statusText, headers: { 'Content-Length': '1' } });
    this.#data = data;
  }

  override json(): Promise<unknown> {
    return Promise.resolve(this.#data);
  }

  /** Error bodies are asked for as text. */
  override text(): Promise<string> {
    return Promise.resolve(JSON.stringify(this.#data));
  }
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw new ApiFailure('connection', { status: response.status, cause });
  }
}

/** The parsed body, or undefined when there is none or it is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A web page in the place of an answer: a gateway or a static server spoke, and nothing has been done. */
function isPage(response: Response, text: string): boolean {
  return /\bhtml\b/i.test(response.headers.get('Content-Type') ?? '') || /^\s*</.test(text);
}

/** What any refusal may carry. */
const refusalFields = new Set(['error', 'code', 'fields', 'success']);

/** The answer holds something beside a refusal's own fields: the preview of a blocked course, say. */
function isUsable(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(
    ([name, value]) => !refusalFields.has(name) && value !== null && !(Array.isArray(value) && value.length === 0),
  );
}

function serverText(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  return typeof body.error === 'string' && body.error.trim() !== '' ? body.error : null;
}

function isFieldFailure(value: unknown): value is FieldFailure {
  if (typeof value !== 'object' || value === null || !('field' in value) || !('message' in value)) return false;
  return typeof value.field === 'string' && typeof value.message === 'string' && value.message.trim() !== '';
}

/** The usable entries of the contract's `Erro.fields`. */
function serverFields(body: unknown): readonly FieldFailure[] {
  if (typeof body !== 'object' || body === null || !('fields' in body) || !Array.isArray(body.fields)) return [];
  return body.fields.filter(isFieldFailure);
}

function failed(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}

/** Sends the token, and only where the contract lets a token go. */
function bearer(session: NonNullable<ApiOptions['session']>): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const token = session.token();
      if (token !== null && !publicOperations.has(`${request.method} ${schemaPath}`)) {
        request.headers.set('Authorization', `Bearer ${token}`);
      }
      return request;
    },
  };
}

const decisive: ReadonlySet<string> = new Set(decisiveWrites);

/** The token that a request went out with. */
function tokenOf(request: Request): string | undefined {
  return request.headers.get('Authorization')?.replace(/^Bearer /, '');
}

/**
 * What was asked by somebody who has left since is for nobody: another person may be here now, and must not be shown it. The
 * 401 of an old session means something to that session alone, and is told apart below.
 */
function ownOnly(session: NonNullable<ApiOptions['session']>): Middleware {
  return {
    onResponse({ request, response }) {
      const sent = tokenOf(request);
      if (response.status !== 401 && sent !== undefined && sent !== session.token()) throw new ApiFailure('connection');
    },
  };
}

/** A 401 ends the session whose token was sent, however many calls meet it and however late (decisions.md, Routes). */
function sessionEnd(session: NonNullable<ApiOptions['session']>, onSessionEnd?: () => void): Middleware {
  return {
    onResponse({ request, response }) {
      const sent = tokenOf(request);
      // Sent without a token, it was one that has been taken away; or a login that was refused, which ends nothing.
      const concerned = sent !== undefined || session.token() === null;
      if (response.status === 401 && concerned && session.end(sent)) onSessionEnd?.();
    },
  };
}

function roleRefused(onRoleRefused: () => void): Middleware {
  return {
    onResponse({ response, schemaPath }) {
      if (response.status === 403 && schemaPath.startsWith('/admin/')) onRoleRefused();
    },
  };
}

/** A decisive write is read strictly; of other answers only the outer form must match. */
function readAnswer(body: unknown, key: string, onDrift: OnDrift): unknown {
  const shape = shapes[key];
  if (shape === undefined) return undefined;
  const { data, deviations } = read(body, shape);
  for (const deviation of deviations) onDrift({ operation: key, ...deviation });
  return decisive.has(key) && deviations.length > 0 ? undefined : data;
}

/**
 * Turns every answer into data as the portal reads it or into an `ApiFailure`: the one place through
 * which all server failures pass. A refusal that carries something usable beside its text (the
 * preview of a blocked course, the course of a blocked lesson) comes back as the typed `error`.
 */
function settle(onDrift: OnDrift): Middleware {
  return {
    async onResponse({ request, response, schemaPath }) {
      const key = `${request.method} ${schemaPath}`;
      const { status } = response;
      const text = await readText(response);
      const body = parse(text);
      const data = readAnswer(body, response.ok ? key : `${key} ${status}`, onDrift);
      if (!response.ok && isUsable(data)) return new ReadResponse(response, data);
      // Some servers refuse with a 200: an `error` in the place of what was promised means what it says.
      const refused = failed(body) || (serverText(body) !== null && !isUsable(data));
      if (!response.ok || refused)
        throw new ApiFailure('server', { status, text: serverText(body), fields: serverFields(body) });
      const needed = request.method === 'GET' || decisive.has(key);
      if (isPage(response, text) || (data === undefined && needed)) throw new ApiFailure('shape', { status });
      return new ReadResponse(response, data);
    },
    onError({ error }) {
      return toFailure(error);
    },
  };
}

/** Passes each deviation on once. */
function once(onDrift: OnDrift): OnDrift {
  const seen = new Set<string>();
  return (drift) => {
    const key = driftText(drift);
    if (seen.has(key)) return;
    seen.add(key);
    onDrift(drift);
  };
}

/** Aborts after so many milliseconds, a slow body included. A timer of its own: Node forgets `AbortSignal.timeout` inside `any`. */
function after(timeout: number): AbortSignal {
  const late = new AbortController();
  setTimeout(() => late.abort(new DOMException('No answer in time', 'TimeoutError')), timeout);
  return late.signal;
}

/**
 * The client of the API. Every method resolves with `data` (of writes that nobody reads perhaps undefined), or throws an `ApiFailure`.
 * Calls are cancelled by their `signal`, and time out.
 */
export function createApi(options: ApiOptions = {}): Api {
  const {
    baseUrl = '/api',
    timeout = 15_000,
    session = storedSession,
    onSessionEnd,
    onRoleRefused,
    onDrift = () => {},
  } = options;
  const api = createClient<ReceivedPaths>({
    baseUrl,
    // Looked up at each call, so that a mock that starts later is met.
    fetch: (request) => globalThis.fetch(request, { signal: AbortSignal.any([request.signal, after(timeout)]) }),
  });
  // Answers pass in reverse order: whose it is, what it ends, then the reading.
  api.use(bearer(session), settle(once(onDrift)), sessionEnd(session, onSessionEnd));
  if (onRoleRefused) api.use(roleRefused(onRoleRefused));
  api.use(ownOnly(session));
  return api;
}

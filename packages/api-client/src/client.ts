import createClient, { type Client, type ClientPathsWithMethod, type Middleware } from 'openapi-fetch';
import { ApiFailure, toFailure, type FieldFailure } from './failure.ts';
import { publicOperations, shapes } from './generated/shapes.ts';
import { once, type OnDrift } from './drift.ts';
import { isUsable, read, type Deviation } from './read.ts';
import { strictWrites, type ReceivedPaths } from './received.ts';
import { isObject, readJson } from './rules/json.ts';
import { session as storedSession } from './session.ts';

/** The server's message in an error body, or null if it has none. */
function serverText(body: unknown): string | null {
  const error = isObject(body) ? body['error'] : null;
  return typeof error === 'string' && error.trim() !== '' ? error : null;
}

function isFieldFailure(value: unknown): value is FieldFailure {
  if (!isObject(value)) return false;
  const { field, message } = value;
  return typeof field === 'string' && typeof message === 'string' && message.trim() !== '';
}

/** The valid entries of the contract's `Erro.fields`. */
function serverFields(body: unknown): readonly FieldFailure[] {
  const fields = isObject(body) ? body['fields'] : null;
  return Array.isArray(fields) ? fields.filter(isFieldFailure) : [];
}

/** Whether a body says `success: false`. */
function hasFailed(body: unknown): boolean {
  return isObject(body) && body['success'] === false;
}

/** The typed client: `api.GET('/perfil')` and the other methods, every path and body from the contract. */
export type Api = Client<ReceivedPaths>;

/** A path of the contract with a GET operation. */
export type ReadPath = ClientPathsWithMethod<Api, 'get'>;

export interface ApiOptions {
  /** Address of the API. Absolute outside a browser. @default '/api' */
  baseUrl?: string;
  /** Milliseconds until a call without an answer fails as `connection`. @default 15000 */
  timeout?: number;
  /** Holds the token. */
  session?: Pick<typeof storedSession, 'token' | 'end'>;
  /** Called when an admin call answers 403: the caller is not an administrator. */
  onForbidden?: () => void;
  /**
   * Called once for each field of an answer that breaks the contract. @default nothing
   */
  onDrift?: OnDrift;
}

/** A response with a parsed body, so that openapi-fetch does not parse a large list twice. */
class ReadResponse extends Response {
  readonly #data: unknown;

  constructor(response: Response, data: unknown) {
    // A content length other than 0 makes openapi-fetch call `json()`.
    super(null, { status: response.status, statusText: response.statusText, headers: { 'Content-Length': '1' } });
    this.#data = data;
  }

  override json(): Promise<unknown> {
    return Promise.resolve(this.#data);
  }

  /** openapi-fetch reads error bodies as text. */
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

/** Whether the body is a web page: a gateway or a static server answered, not the API. */
function isPage(response: Response, text: string): boolean {
  return /\bhtml\b/i.test(response.headers.get('Content-Type') ?? '') || /^\s*</.test(text);
}

const strictOperations: ReadonlySet<string> = new Set(strictWrites);

/** A body in the form that the portal uses. */
interface Answer {
  /** Undefined when the body is unreadable, or when a strict write deviates from the contract. */
  data: unknown;
  /** Whether it has fields beyond those of an error. */
  usable: boolean;
  deviations: readonly Deviation[];
}

function readBody(body: unknown, key: string): Answer {
  const shape = shapes[key];
  if (shape === undefined) return { data: undefined, usable: false, deviations: [] };
  const { data, deviations } = read(body, shape);
  const isInvalid = strictOperations.has(key) && deviations.length > 0;
  return { data: isInvalid ? undefined : data, usable: !isInvalid && isUsable(data, shape), deviations };
}

/** Adds the token, except to public calls. */
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

/** The token that a request carried. */
function tokenOf(request: Request): string | undefined {
  return request.headers.get('Authorization')?.replace(/^Bearer /, '');
}

/**
 * Discards answers to requests of an earlier session: another person may be logged in by now.
 * `endSessionOn401` handles the 401 of an earlier session.
 */
function discardOldSessions(session: NonNullable<ApiOptions['session']>): Middleware {
  return {
    onResponse({ request, response }) {
      const sent = tokenOf(request);
      if (response.status !== 401 && sent !== undefined && sent !== session.token()) throw new ApiFailure('connection');
    },
  };
}

/** Ends the session whose token got a 401 (docs/specification.md#session). */
function endSessionOn401(session: NonNullable<ApiOptions['session']>): Middleware {
  return {
    onResponse({ request, response }) {
      const sent = tokenOf(request);
      // Without a token in the request, either the stored one is deleted, or the server rejected a login, which ends
      // nothing.
      const concerned = sent !== undefined || session.token() === null;
      if (response.status === 401 && concerned) session.end(sent);
    },
  };
}

function reportForbidden(onForbidden: () => void): Middleware {
  return {
    onResponse({ response, schemaPath }) {
      if (response.status === 403 && schemaPath.startsWith('/admin/')) onForbidden();
    },
  };
}

/**
 * Turns every answer into data for the portal or throws an `ApiFailure`. An error body with more than its text (the
 * preview of a blocked course, the course of a blocked lesson) becomes the typed `error` of the result.
 */
function settle(onDrift: OnDrift): Middleware {
  return {
    async onResponse({ request, response, schemaPath }) {
      const key = `${request.method} ${schemaPath}`;
      const { status, ok } = response;
      const text = await readText(response);
      const body = readJson(text);
      const answered = ok ? key : `${key} ${status}`;
      const { data, usable, deviations } = readBody(body, answered);
      // A plain error is not a deviation from the preview that the server may send instead.
      if (ok || usable) for (const deviation of deviations) onDrift({ operation: answered, ...deviation });
      if (!ok && usable) return new ReadResponse(response, data);
      // Some servers answer an error with a 200: an `error` instead of the declared body is a failure.
      const isError = hasFailed(body) || (serverText(body) !== null && !usable);
      if (!ok || isError)
        throw new ApiFailure('server', { status, text: serverText(body), fields: serverFields(body) });
      const needed = request.method === 'GET' || strictOperations.has(key);
      if (isPage(response, text) || (data === undefined && needed)) throw new ApiFailure('shape', { status });
      return new ReadResponse(response, data);
    },
    onError({ error }) {
      return toFailure(error);
    },
  };
}

/**
 * Fetches, and aborts after `timeout` milliseconds or with the request's own signal. Both apply until the body has
 * arrived; after that nothing keeps a Node process alive. One controller, because the oldest supported browsers have no
 * `AbortSignal.any`.
 */
async function fetchInTime(request: Request, timeout: number): Promise<Response> {
  const controller = new AbortController();
  const cancel = () => controller.abort(request.signal.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), timeout);
  const release = () => {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', cancel);
  };
  request.signal.addEventListener('abort', cancel);
  if (request.signal.aborted) cancel();
  try {
    // Looked up at each call, so that a mock that replaces fetch later takes effect.
    const response = await globalThis.fetch(request, { signal: controller.signal });
    // Read once, here, because a discarded answer has no reader and must not keep the timer. Middlewares that read an
    // answer call its `text()`; `clone()` and `json()` fail.
    const text = response.text();
    void text.then(release, release);
    return Object.assign(response, { text: () => text });
  } catch (cause) {
    release();
    throw cause;
  }
}

/**
 * Creates the client of the API. Every method resolves with `data` (undefined for some writes whose body nobody needs)
 * or throws an `ApiFailure`. A `signal` cancels a call.
 */
export function createApi(options: ApiOptions = {}): Api {
  const { baseUrl = '/api', timeout = 15_000, session = storedSession, onForbidden } = options;
  const onDrift = once(options.onDrift ?? (() => {}));
  const api = createClient<ReceivedPaths>({
    baseUrl,
    fetch: (request) => fetchInTime(request, timeout),
  });
  // Answers pass through these in reverse order.
  api.use(bearer(session), settle(onDrift), endSessionOn401(session));
  if (onForbidden) api.use(reportForbidden(onForbidden));
  api.use(discardOldSessions(session));
  return api;
}

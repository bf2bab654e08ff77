import { operationAt, type OperationId } from '@raiz/contract';
import type { Fault, MockApi, Database } from '@raiz/mock-server';
import { readJson } from './core/answer.ts';
import { isObject } from './core/values.ts';
import type { Send } from './core/send.ts';

/** A defect between the kit and the correct mock server. */
export interface Defect {
  name: string;
  /** Id prefixes of the checks that must find it. */
  checks: string[];
  /** The broken server. */
  over: (api: MockApi) => Send;
}

/** The operation that a request calls, or undefined. */
export function operationOf({ method, url }: Request): string | undefined {
  const { pathname } = new URL(url);
  return operationAt(method, pathname.replace(/^\/api/, '')) ?? undefined;
}

function answered(response: Response, changed: Changed): Response {
  const all = new Headers(response.headers);
  for (const [name, value] of Object.entries(changed.headers ?? {})) all.set(name, value);
  return new Response(changed.body === '' ? null : changed.body, {
    status: changed.status ?? response.status,
    headers: all,
  });
}

interface Changed {
  status?: number;
  body: string;
  headers?: Record<string, string>;
}

/** Input of a patch of an answer. */
interface PatchInput {
  request: Request;
  response: Response;
  text: string;
  db: Database;
}

/** Patches the answers of an operation (or of all, '*'). Null leaves an answer unchanged. */
export function answers(id: OperationId | '*', patch: (input: PatchInput) => Changed | null): Defect['over'] {
  return (api) => async (request) => {
    const response = await api.fetch(request);
    if (id !== '*' && operationOf(request) !== id) return response;
    const text = await response.text();
    return answered(response, patch({ request, response, text, db: api.db() }) ?? { body: text });
  };
}

/** Patches the JSON of an operation's answers with one status; the patch may mutate it. */
export function json(
  id: OperationId,
  status: number,
  change: (body: Record<string, unknown>, input: PatchInput) => unknown,
): Defect['over'] {
  return answers(id, (answer) => {
    const body = readJson(answer.text);
    if (answer.response.status !== status || typeof body !== 'object' || body === null) return null;
    const value = isObject(body) ? body : { list: body };
    const changed = change(value, answer);
    return { body: JSON.stringify(changed ?? (isObject(body) ? value : value['list'])) };
  });
}

/** Patches each row of a list at a field of the body, or of the bare list. */
export function rows(
  id: OperationId,
  field: string | null,
  change: (row: Record<string, unknown>) => void,
): Defect['over'] {
  return json(id, 200, (body) => {
    const list = body[field ?? 'list'];
    if (Array.isArray(list)) list.filter(isObject).forEach((row) => change(row));
  });
}

/** Reverses a list. */
export function reversed(id: OperationId, field: string | null): Defect['over'] {
  return json(id, 200, (body) => {
    const list = body[field ?? 'list'];
    if (Array.isArray(list)) list.reverse();
  });
}

/** Replaces one status by another; the body stays. */
export function restatus(id: OperationId | '*', from: number, to: number): Defect['over'] {
  return answers(id, ({ response, text }) => (response.status === from ? { status: to, body: text } : null));
}

/** A fault of the mock server that breaks every answer of an operation. */
export function misbehaving(fault: Fault): Defect['over'] {
  return (api) => {
    api.databases.ordinary.faults.add(fault);
    return async (request) => {
      const response = await api.fetch(request);
      if (response.type === 'error') throw Object.assign(new Error('cut'), { code: 'ECONNRESET' });
      return response;
    };
  };
}

/** Answers an operation without calling the correct server. */
export function instead(id: OperationId, isFor: (request: Request) => boolean, answer: () => Response): Defect['over'] {
  return (api) => (request) =>
    operationOf(request) === id && isFor(request) ? Promise.resolve(answer()) : api.fetch(request);
}

/** Answers correctly but stores nothing. */
export function lost(id: OperationId, table?: keyof Database): Defect['over'] {
  return (api) => async (request) => {
    if (operationOf(request) !== id) return api.fetch(request);
    const before = structuredClone(api.db());
    const response = await api.fetch(request);
    const restored = table === undefined ? before : { [table]: before[table] };
    Object.assign(api.db(), restored);
    return response;
  };
}

/** Replaces a caller's session by the administrator's. */
export function asAdmin(id: OperationId, isFor: (request: Request) => boolean = () => true): Defect['over'] {
  return (api) => (request) => {
    const db = api.db();
    const session = db.sessions.find(({ user_id }) => db.users.some((user) => user.id === user_id && user.is_admin));
    if (operationOf(request) !== id || !isFor(request) || !session) return api.fetch(request);
    const headers = new Headers(request.headers);
    headers.set('Authorization', `Bearer ${session.token}`);
    return api.fetch(new Request(request, { headers }));
  };
}

/** Changes a request's body before the correct server gets it. */
export function sentAs(
  id: OperationId,
  change: (body: Record<string, unknown>, db: Database, request: Request) => void,
): Defect['over'] {
  return (api) => async (request) => {
    if (operationOf(request) !== id) return api.fetch(request);
    const body = readJson(await request.clone().text());
    if (!isObject(body)) return api.fetch(request);
    change(body, api.db(), request);
    const { method, headers, url } = request;
    return api.fetch(new Request(url, { method, headers, body: JSON.stringify(body) }));
  };
}

/** Changes the tables after a successful operation. */
export function after(id: OperationId, then: (db: Database, request: Request, body: unknown) => void): Defect['over'] {
  return (api) => async (request) => {
    const response = await api.fetch(request.clone());
    if (operationOf(request) === id && response.ok) then(api.db(), request, readJson(await response.clone().text()));
    return response;
  };
}

/** An answer with a status and an error text, in the server's form. */
export function error(code: number, text: string): () => Response {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  return () => new Response(JSON.stringify({ error: text }), { status: code, headers });
}

import { errorBodies, checkResponse, operations, type OperationId } from '@raiz/contract';
import type { Context } from 'hono';
import { routeErrors } from '../core/errors.ts';
import { perform, type Outcome } from '../core/perform.ts';
import { readBody } from '../core/readBody.ts';
import { routeOf, type Route } from '../core/routes.ts';
import { FaultProblem, readFault, type Fault } from '../faults/fault.ts';
import { withFault } from '../faults/withFault.ts';
import type { MockEnv } from '../databases/mockEnv.ts';
import type { MockDatabase } from '../databases/mockDatabase.ts';

/** An answer of the mock server that breaks the contract: a bug of the mock. */
export class ContractViolation extends Error {
  override name = 'ContractViolation';
}

const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

function json({ status, body }: Outcome, extra: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...extra } });
}

/**
 * Query values as texts. A repeated name becomes "1,2", which no parameter of the contract accepts.
 */
function queryOf(context: Context): Record<string, string> {
  return Object.fromEntries(Object.entries(context.req.queries()).map(([name, values]) => [name, values.join(',')]));
}

/** Writes an answer. One that breaks the contract throws when strict, otherwise it becomes a 500. */
function checked(id: OperationId, outcome: Outcome, strict: boolean): Response {
  const text = outcome.body === undefined ? null : JSON.stringify(outcome.body);
  const problems = checkResponse(id, outcome.status, text === null ? undefined : JSON.parse(text));
  if (problems.length === 0) return new Response(text, { status: outcome.status, headers });
  const violation = new ContractViolation(`${id} answers against the contract. ${problems.join(' ')}`);
  if (strict) throw violation;
  console.error(violation.message);
  return json({ status: 500, body: errorBodies.ErroInterno });
}

type FoundRoute = Extract<Route, { id: OperationId }>;

async function answerRoute({ id, path }: FoundRoute, context: Context<MockEnv>): Promise<Response> {
  const { env, req: request } = context;
  const { db, base } = context.var;
  let outcome: Outcome;
  try {
    const sent = await readBody(id, request.raw);
    const origin = env.originOf(request.raw);
    outcome = perform(id, {
      handlers: env.handlers,
      // Read after the body: another tab may have replaced the tables while it arrived.
      db: env.refresh(db),
      now: db.clock.now(),
      tokens: db.tokens(),
      origin,
      pages: `${origin}${base}`,
      authorization: request.header('authorization') ?? null,
      path,
      query: queryOf(context),
      sent,
    });
  } catch (error) {
    console.error(`${operations[id].method} ${operations[id].path} failed.`, error);
    outcome = { status: 500, body: errorBodies.ErroInterno };
  }
  return checked(id, outcome, env.strict);
}

/** The fault of the request's header, else of a rule; an error message when the header is invalid. */
function faultOf(
  id: OperationId,
  wanted: string | undefined,
  db: MockDatabase,
): { fault: Fault; over?: AbortSignal } | string | null {
  const planned = db.faults.next(id);
  if (wanted === undefined) return planned;
  try {
    return { fault: readFault(wanted) };
  } catch (error) {
    if (error instanceof FaultProblem) return error.message;
    throw error;
  }
}

/**
 * Answers a request below `/api`: unknown paths and methods first, then planned faults, token, role, validation and
 * handler; last it checks the answer against the contract. An exception of a handler is logged and becomes the
 * contract's 500.
 * @throws ContractViolation when strict and an answer breaks the contract
 */
export async function answerApi(context: Context<MockEnv>): Promise<Response> {
  const { method, raw } = context.req;
  const { db } = context.var;
  // Not Hono's `path`, which is decoded.
  const path = new URL(raw.url).pathname.slice('/api'.length);
  const route = routeOf(method, path);
  if (!route) return json({ status: 404, body: routeErrors.unknownRoute });
  if ('allow' in route && method === 'OPTIONS') {
    const allowed = { Allow: route.allow, 'Cache-Control': 'no-store' };
    return new Response(null, { status: 204, headers: allowed });
  }
  if ('allow' in route) {
    return json({ status: 405, body: routeErrors.wrongMethod }, { Allow: route.allow });
  }
  const planned = faultOf(route.id, context.req.header('x-mock-fault'), db);
  if (typeof planned === 'string') {
    return json({ status: 400, body: { error: planned, code: 'falha_invalida' } });
  }
  const answer = () => answerRoute(route, context);
  if (planned === null) return answer();
  return withFault({ ...planned, operation: route.id, request: raw }, answer);
}

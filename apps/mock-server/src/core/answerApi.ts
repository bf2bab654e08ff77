import { checkResponse, operations, type OperationId } from '@raiz/contract';
import { FaultProblem, readFault, type Fault } from '../faults/fault.ts';
import { withFault } from '../faults/withFault.ts';
import type { MockWorld } from '../worlds/mockWorld.ts';
import { errors } from './errors.ts';
import { perform, type Outcome } from './perform.ts';
import { readBody } from './readBody.ts';
import { routeOf, type Route } from './routes.ts';
import type { World } from './world.ts';

/** An answer that the contract does not allow: the mock's own fault, so it is loud. */
export class ContractViolation extends Error {
  override name = 'ContractViolation';
}

/** What the API needs to know of the mock it belongs to. */
export interface ApiSurroundings {
  world: MockWorld;
  /** Asked for once the body has been read, so that a call never works on tables that were thrown away meanwhile. */
  tables(): World;
  originOf(request: Request): string;
  /** Path that the pages of this world start with. */
  base: string;
  /** Whether an answer against the contract throws; else it becomes a 500. */
  strict: boolean;
}

const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

function json({ status, body }: Outcome, extra: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...extra } });
}

/** Query values as texts. One given twice becomes "1,2", which no parameter of the contract accepts. */
function queryOf({ searchParams, search }: URL): Record<string, string> {
  if (search === '') return {};
  return Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name).join(',')]));
}

/** Writes an answer out, or says what the contract has against it. */
function checked(id: OperationId, outcome: Outcome, strict: boolean): Response {
  const text = JSON.stringify(outcome.body);
  const problems = checkResponse(id, outcome.status, JSON.parse(text));
  if (problems.length === 0) return new Response(text, { status: outcome.status, headers });
  const violation = new ContractViolation(`${id} answers against the contract. ${problems.join(' ')}`);
  if (strict) throw violation;
  console.error(violation.message);
  return json({ status: 500, body: errors.broken });
}

type FoundRoute = Extract<Route, { id: OperationId }>;

async function answerRoute(
  { id, path }: FoundRoute,
  request: Request,
  url: URL,
  around: ApiSurroundings,
): Promise<Response> {
  let outcome: Outcome;
  try {
    const sent = await readBody(id, request);
    const authorization = request.headers.get('authorization');
    const origin = around.originOf(request);
    const { world, base } = around;
    const tables = around.tables();
    const now = world.clock.now();
    const call = { world: tables, now, tokens: world.tokens(), origin, pages: `${origin}${base}`, authorization };
    outcome = perform(id, { ...call, path, query: queryOf(url), sent });
  } catch (error) {
    console.error(`${operations[id].method} ${operations[id].path} failed.`, error);
    outcome = { status: 500, body: errors.broken };
  }
  return checked(id, outcome, around.strict);
}

/** The fault that a request asks for itself, else the one of a rule; a sentence when what it asks for is none. */
function faultOf(id: OperationId, request: Request, world: MockWorld): Fault | string | null {
  const asked = request.headers.get('x-mock-fault');
  const ruled = world.faults.next(id);
  if (asked === null) return ruled;
  try {
    return readFault(asked);
  } catch (error) {
    if (error instanceof FaultProblem) return error.message;
    throw error;
  }
}

function answerFound(
  route: FoundRoute,
  fault: Fault | null,
  request: Request,
  url: URL,
  around: ApiSurroundings,
): Promise<Response> {
  const answer = () => answerRoute(route, request, url, around);
  return fault ? withFault(fault, request, answer) : answer();
}

/**
 * Answers a request below `/api`: unknown paths and methods first, then planted faults, token, role, validation and handler, and last
 * of all the contract's check of the answer. An exception of a handler becomes the contract's 500 and is logged.
 * @throws ContractViolation when strict and an answer is not what the contract declares.
 */
export async function answerApi(request: Request, url: URL, around: ApiSurroundings): Promise<Response> {
  const { world } = around;
  const began = performance.now();
  const path = url.pathname.slice('/api'.length);
  const route = routeOf(request.method, path);
  const at = world.clock.now().toISOString();
  const logged = (response: Response, operation: OperationId | null, fault: string | null) => {
    const milliseconds = Math.round(performance.now() - began);
    world.log.add({ at, method: request.method, path, operation, status: response.status, milliseconds, fault });
    return response;
  };
  if (!route) return logged(json({ status: 404, body: errors.unknownRoute }), null, null);
  if ('allow' in route) {
    return logged(json({ status: 405, body: errors.wrongMethod }, { Allow: route.allow }), null, null);
  }
  const fault = faultOf(route.id, request, world);
  if (typeof fault === 'string') {
    return logged(json({ status: 400, body: { error: fault, code: 'falha_invalida' } }), route.id, null);
  }
  return logged(await answerFound(route, fault, request, url, around), route.id, fault?.text ?? null);
}

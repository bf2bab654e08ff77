import { checkResponse, operations, type OperationId } from '@raiz/contract';
import { errors } from './errors.ts';
import { perform, type Outcome } from './perform.ts';
import { readBody } from './readBody.ts';
import { routeOf } from './routes.ts';
import type { World } from './world.ts';

/** An answer that the contract does not allow: the mock's own fault, so it is loud. */
export class ContractViolation extends Error {
  override name = 'ContractViolation';
}

/** What the API needs to know of the mock it belongs to. */
export interface ApiSurroundings {
  /** Asked for once the body has been read, so that a call never works on a world that was thrown away meanwhile. */
  world(): World;
  now(): Date;
  originOf(request: Request): string;
  /** Whether an answer against the contract throws; else it becomes a 500. */
  strict: boolean;
}

const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

function json({ status, body }: Outcome, extra: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...extra } });
}

/** Query values as texts. One given twice becomes "1,2", which no parameter of the contract accepts. */
function queryOf({ searchParams }: URL): Record<string, string> {
  return Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name).join(',')]));
}

/** Writes an answer out, or says what the contract has against it. */
function checked(id: OperationId, outcome: Outcome, strict: boolean): Response {
  const response = json(outcome);
  const problems = checkResponse(id, outcome.status, JSON.parse(JSON.stringify(outcome.body)));
  if (problems.length === 0) return response;
  const violation = new ContractViolation(`${id} answers against the contract. ${problems.join(' ')}`);
  if (strict) throw violation;
  console.error(violation.message);
  return json({ status: 500, body: errors.broken });
}

/**
 * Answers a request below `/api`: unknown paths and methods first, then token, role, validation and handler, and last of all the
 * contract's check of the answer. An exception of a handler becomes the contract's 500 and is logged.
 * @throws ContractViolation when strict and an answer is not what the contract declares.
 */
export async function answerApi(request: Request, url: URL, surroundings: ApiSurroundings): Promise<Response> {
  const route = routeOf(request.method, url.pathname.slice('/api'.length));
  if (!route) return json({ status: 404, body: errors.unknownRoute });
  if ('allow' in route) return json({ status: 405, body: errors.wrongMethod }, { Allow: route.allow });
  const { id, path } = route;
  let outcome: Outcome;
  try {
    const sent = await readBody(id, request);
    const { headers: sentHeaders } = request;
    const authorization = sentHeaders.get('authorization');
    const origin = surroundings.originOf(request);
    const call = {
      world: surroundings.world(),
      now: surroundings.now(),
      origin,
      authorization,
      path,
      query: queryOf(url),
      sent,
    };
    outcome = perform(id, call);
  } catch (error) {
    console.error(`${operations[id].method} ${operations[id].path} failed.`, error);
    outcome = { status: 500, body: errors.broken };
  }
  return checked(id, outcome, surroundings.strict);
}

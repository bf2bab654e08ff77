import { checkRequest, readParameters, type FieldProblem, type OperationId } from '@raiz/contract';
import { admit } from './admit.ts';
import { withTokens, type TokenSource } from './randomToken.ts';
import type { ReadBody } from './readBody.ts';
import { refusal } from './refusal.ts';
import type { Call, Handlers } from './types.ts';
import type { UserRow, World } from './world.ts';

/** A status and a body before they are written out. */
export interface Outcome {
  status: number;
  body: unknown;
}

/** A request to one operation: parameters are texts, the body is whatever JSON was sent. */
export interface Incoming {
  handlers: Handlers;
  world: World;
  now: Date;
  origin: string;
  pages: string;
  /** Source of new tokens; null for random ones. */
  tokens: TokenSource | null;
  authorization: string | null;
  path: Record<string, string>;
  query: Record<string, string>;
  sent: ReadBody;
}

/** A call with a known caller and unchecked values. */
interface Unchecked {
  world: World;
  now: Date;
  origin: string;
  pages: string;
  caller: UserRow | null;
  token: string | null;
  path: object;
  query: object;
  body: unknown;
}

function problemsOf(id: OperationId, { path, query, body }: Unchecked): FieldProblem[] {
  return checkRequest(id, { path: { ...path }, query: { ...query }, body });
}

/**
 * Whether a call has the values that the contract types for its operation; `admit` checks the
 * caller.
 */
function isCall<Id extends OperationId>(id: Id, call: Unchecked): call is Call<Id> {
  return problemsOf(id, call).length === 0;
}

/**
 * Answers one request to an operation: token, role, the contract's checks, the handler. It is
 * synchronous, so two requests never interleave. Throws what the handler throws.
 */
export function perform<Id extends OperationId>(id: Id, incoming: Incoming): Outcome {
  const { handlers, world, now, origin, pages, sent } = incoming;
  const admitted = admit(id, incoming.authorization, world);
  if ('status' in admitted) return admitted;
  if (sent.problem) return { status: 400, body: refusal([sent.problem]) };
  const path = readParameters(incoming.path);
  const query = readParameters(incoming.query);
  const call: Unchecked = { world, now, origin, pages, ...admitted, path, query, body: sent.body };
  if (!isCall(id, call)) return { status: 400, body: refusal(problemsOf(id, call)) };
  return withTokens(incoming.tokens, () => handlers[id](call));
}

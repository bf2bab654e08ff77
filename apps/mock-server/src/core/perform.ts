import { checkRequest, readParameters, type FieldProblem, type OperationId } from '@raiz/contract';
import { admit } from './admit.ts';
import { handlers } from './handlers.ts';
import { withTokens, type TokenSource } from './randomToken.ts';
import type { ReadBody } from './readBody.ts';
import { refusal } from './refusal.ts';
import type { Call } from './types.ts';
import type { UserRow, World } from './world.ts';

/** A status and a body before they are written out. */
export interface Outcome {
  status: number;
  body: unknown;
}

/** A request to one operation as it came in: parameters are texts, the body is whatever JSON was sent. */
export interface Incoming {
  world: World;
  now: Date;
  origin: string;
  pages: string;
  /** Where new tokens come from; null for unguessable ones. */
  tokens: TokenSource | null;
  authorization: string | null;
  path: Record<string, string>;
  query: Record<string, string>;
  sent: ReadBody;
}

/** A call whose caller is known and whose values are not checked yet. */
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

/** Whether a call holds what the contract types for its operation. That the caller fits is `admit`'s doing. */
function isCall<Id extends OperationId>(id: Id, call: Unchecked): call is Call<Id> {
  return problemsOf(id, call).length === 0;
}

/**
 * Answers one request to an operation all in one go, so that two requests never meet half-way: token, role, the contract's
 * checks, the handler. Throws what the handler throws.
 */
export function perform<Id extends OperationId>(id: Id, incoming: Incoming): Outcome {
  const { world, now, origin, pages, sent } = incoming;
  const admitted = admit(id, incoming.authorization, world);
  if ('status' in admitted) return admitted;
  if (sent.problem) return { status: 400, body: refusal([sent.problem]) };
  const path = readParameters(incoming.path);
  const query = readParameters(incoming.query);
  const call: Unchecked = { world, now, origin, pages, ...admitted, path, query, body: sent.body };
  if (!isCall(id, call)) return { status: 400, body: refusal(problemsOf(id, call)) };
  return withTokens(incoming.tokens, () => handlers[id](call));
}

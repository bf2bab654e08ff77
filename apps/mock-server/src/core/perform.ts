import {
  errorBodies,
  checkRequest,
  readParameters,
  isDeclaredStatus,
  operations,
  type FieldProblem,
  type OperationId,
} from '@raiz/contract';
import { withTokens, type TokenSource } from './randomToken.ts';
import type { ReadBody } from './readBody.ts';
import { invalidRequestBody } from './errors.ts';
import type { Call, Handlers } from './types.ts';
import type { UserRow, Database } from './database.ts';

/** An accepted caller; null where the operation needs no token. */
interface Admitted {
  caller: UserRow | null;
  token: string | null;
}

/** A rejection before any other check. */
interface TurnedAway {
  status: 401 | 403;
  body: { error: string; code: string };
}

const noSession: TurnedAway = { status: 401, body: errorBodies.SessaoInvalida };
const visitor: Admitted = { caller: null, token: null };

function sessionOf(db: Database, now: Date, authorization: string): Admitted {
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null;
  const session = token === null ? undefined : db.sessions.find((row) => row.token === token);
  const isOver = session?.expires_at !== undefined && Date.parse(session.expires_at) <= now.getTime();
  const caller = session && !isOver && db.users.find((row) => row.id === session.user_id);
  return caller ? { caller, token } : visitor;
}

/**
 * Accepts or rejects a caller by the token alone, so that a visitor learns nothing from a 400:
 * `docs/api-decisions.md#server-side-checks`. Public operations ignore tokens. Where a token is optional, an invalid
 * one is a 401 if the operation declares it, otherwise it is ignored.
 */
function admit(id: OperationId, authorization: string | null, db: Database, now: Date): Admitted | TurnedAway {
  const { access, blockedStatus } = operations[id];
  if (access === 'public') return visitor;
  const admitted = authorization === null ? visitor : sessionOf(db, now, authorization);
  // The API rejects a blocked account everywhere: `docs/api-decisions.md#blocked-accounts`.
  if (admitted.caller?.blocked === true) {
    if (blockedStatus === 403) return { status: 403, body: errorBodies.AcessoNegado };
    return blockedStatus === 401 ? noSession : visitor;
  }
  if (access === 'optional') {
    const isBad = authorization !== null && !admitted.caller;
    return isBad && isDeclaredStatus(id, 401) ? noSession : admitted;
  }
  if (!admitted.caller) return noSession;
  if (access === 'admin' && !admitted.caller.is_admin) return { status: 403, body: errorBodies.AcessoRestrito };
  return admitted;
}

/** A status and a body before serialization. */
export interface Outcome {
  status: number;
  body: unknown;
}

/** A request to one operation: parameters are texts, the body is any parsed JSON. */
export interface Incoming {
  handlers: Handlers;
  db: Database;
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
  db: Database;
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
  const { handlers, db, now, origin, pages, sent } = incoming;
  const admitted = admit(id, incoming.authorization, db, now);
  if ('status' in admitted) return admitted;
  if (sent.problem) return { status: 400, body: invalidRequestBody([sent.problem]) };
  const parameters = readParameters(id, incoming);
  const call: Unchecked = { db, now, origin, pages, ...admitted, ...parameters, body: sent.body };
  if (!isCall(id, call)) return { status: 400, body: invalidRequestBody(problemsOf(id, call)) };
  return withTokens(incoming.tokens, () => handlers[id](call));
}

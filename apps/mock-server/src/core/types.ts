import type { operations } from '@raiz/api-client';
import type { OperationAccess, OperationId } from '@raiz/contract';
import type { UserRow, Database } from './database.ts';

/** The JSON body of one declared response; `undefined` where the contract declares none. */
type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** What an operation may answer: only statuses and bodies that the contract declares for it. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id> & number]: { status: Status; body: JsonOf<Responses<Id>[Status]> };
}[keyof Responses<Id> & number];

type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path extends object }
  ? Path
  : object;

type QueryOf<Id extends OperationId> = operations[Id]['parameters'] extends { query: infer Query extends object }
  ? Query
  : operations[Id]['parameters'] extends { query?: infer Query extends object }
    ? Query
    : object;

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : operations[Id] extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? Body | undefined
    : undefined;

/**
 * The caller: a user where the contract requires a token, maybe one where it is optional, otherwise
 * null.
 */
type CallerOf<Id extends OperationId> =
  OperationAccess<Id> extends 'member' | 'admin'
    ? UserRow
    : OperationAccess<Id> extends 'optional'
      ? UserRow | null
      : null;

/** A request that has passed the checks of token, role and contract; values have the contract's types. */
export interface Call<Id extends OperationId> {
  /** The mock's tables; a handler mutates them. */
  db: Database;
  /** The mock's time. Never use the machine's clock. */
  now: Date;
  /** Origin of portal and mock, without a final slash, for links in mails and to the checkout. */
  origin: string;
  /** Address of this database's pages (mails, checkout, certificates), without a final slash. */
  pages: string;
  /** The stored user behind the token. */
  caller: CallerOf<Id>;
  /** The bearer token of the request, for calls that end other sessions. */
  token: string | null;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
}

/** Answers one operation from the database. An exception becomes the contract's 500. */
type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id>;

/** One handler per operation of the contract: a missing or an extra one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** Some of the handlers, for `satisfies AreaHandlers`. */
export type AreaHandlers = Partial<Handlers>;

import type { operations } from '@raiz/api-client';
import type { OperationAccess, OperationId } from '@raiz/contract';
import type { UserRow, World } from './world.ts';

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
  : undefined;

/** Who calls: always a user where the contract asks for a token, perhaps one where it is optional, nobody where it is public. */
type CallerOf<Id extends OperationId> =
  OperationAccess<Id> extends 'member' | 'admin'
    ? UserRow
    : OperationAccess<Id> extends 'optional'
      ? UserRow | null
      : null;

/** One request after the token, the role and the contract's own checks have passed; parameters and body are as the contract types them. */
export interface Call<Id extends OperationId> {
  /** The mock's tables; a handler changes them in place. */
  world: World;
  /** The mock's clock. Never read the machine's. */
  now: Date;
  /** Address that people reach the portal and the mock at, without a final slash: links in mails and to the checkout start with it. */
  origin: string;
  /** Address that the mock's own pages (mails, checkout, certificates) of this world start with, without a final slash. */
  pages: string;
  /** The stored user behind the token. */
  caller: CallerOf<Id>;
  /** The bearer token of the request, for calls that end other sessions. */
  token: string | null;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
}

/** Answers one operation from the world. Throws never: an exception becomes the contract's 500. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id>;

/** One handler per operation of the contract: a missing or an extra one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** The handlers of one area, for `satisfies AreaHandlers<'learning'>`. */
export type AreaHandlers<Ids extends OperationId> = Pick<Handlers, Ids>;

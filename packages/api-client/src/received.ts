import type { components, paths } from './generated/schema.ts';

/**
 * What the portal can rely on after reading an answer: lists are lists, and every other field may be null, because
 * servers omit fields that the contract promises. Value sets are open: any text may arrive.
 */
type Nullable<Value> = Value extends string
  ? string
  : Value extends readonly (infer Row)[]
    ? (Nullable<Row> | null)[]
    : Value extends object
      ? { [Name in keyof Value]-?: LooseField<Value, Name> }
      : Value;

/** Lists and required objects are present; without a required object the answer is a failure. */
type LooseField<Value, Name extends keyof Value> =
  NonNullable<Value[Name]> extends readonly unknown[]
    ? Nullable<NonNullable<Value[Name]>>
    : Value[Name] extends object
      ? Nullable<Value[Name]>
      : Nullable<NonNullable<Value[Name]>> | null;

/** A schema of the contract as the portal receives it: `Received<'Curso'>`. */
export type Received<Name extends keyof components['schemas']> = Nullable<components['schemas'][Name]>;

/** Writes whose answer decides the next step: the client reads their answers strictly. */
export const strictWrites = ['POST /login', 'POST /assinatura', 'POST /assinatura/aplicar-voucher'] as const;

type StrictPath = (typeof strictWrites)[number] extends `POST ${infer Path}` ? Path : never;

/** A body with every field of the contract: undefined where the portal leaves one out, so that none is forgotten. */
type Whole<Body> = { [Name in Exclude<keyof Body, never>]: Body[Name] };

/** A schema of a request as the portal sends it: `Sent<'EdicaoPerfil'>`. */
export type Sent<Name extends keyof components['schemas']> = Whole<components['schemas'][Name]>;

/** The body of an operation; a PUT that requires no field takes any part (docs/api-decisions.md#null-and-absent). */
type SentBody<Method, Body> = Method extends 'put' ? (object extends Body ? Body : Whole<Body>) : Whole<Body>;

/** An operation whose body has every field; only one without fields may be left out. */
type SentOperation<Method, Operation> = Operation extends { requestBody?: never }
  ? Operation
  : Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? string extends keyof Body
      ? Operation
      : Omit<Operation, 'requestBody'> & { requestBody: { content: { 'application/json': SentBody<Method, Body> } } }
    : Operation;

type LooseResponse<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Omit<Response, 'content'> & { content: { 'application/json': Nullable<Body> } }
  : Response;

type LooseOperation<Operation> = Operation extends { responses: infer Responses }
  ? Omit<Operation, 'responses'> & { responses: { [Status in keyof Responses]: LooseResponse<Responses[Status]> } }
  : Operation;

/** The contract's paths: requests that name every field, and answers in the form that the portal uses. */
export type ReceivedPaths = {
  [Path in keyof paths]: {
    [Method in keyof paths[Path]]: Path extends StrictPath
      ? SentOperation<Method, paths[Path][Method]>
      : LooseOperation<SentOperation<Method, paths[Path][Method]>>;
  };
};

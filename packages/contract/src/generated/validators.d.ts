// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { OperationId } from './operations.ts';

/** One broken rule: where (JSON pointer), which keyword, and the keyword's own details. */
export interface Violation {
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** True when the data fits; else `errors` holds every violation of this call. */
export interface Validator {
  (data: unknown): boolean;
  errors?: Violation[] | null;
}

/** Checks of path parameters, query parameters (numbers already read) and required bodies; undeclared fields pass. */
export declare const requests: Readonly<Record<OperationId, { readonly path?: Validator; readonly query?: Validator; readonly body?: Validator }>>;

/** Checks of answers by status; undeclared fields are violations. */
export declare const responses: Readonly<Record<OperationId, Readonly<Record<number, Validator>>>>;

// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { OperationId } from './operations.ts';

/** A violation: its JSON pointer, keyword and the keyword's details. */
export interface Violation {
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** Returns true for valid data; else `errors` holds all violations of this call. */
export interface Validator {
  (data: unknown): boolean;
  errors?: Violation[] | null;
}

/**
 * Checks of path parameters, query parameters (as numbers) and bodies; undeclared fields pass.
 */
export declare const requests: Readonly<Record<OperationId, { readonly path?: Validator; readonly query?: Validator; readonly body?: Validator }>>;

/** Checks of answers by status, null for an answer without a body; undeclared fields are violations. */
export declare const responses: Readonly<Record<OperationId, Readonly<Record<number, Validator | null>>>>;

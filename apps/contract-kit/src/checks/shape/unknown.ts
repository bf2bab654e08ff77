import { operations, type OperationId } from '@raiz/contract';
import { bodyOf, parametersOf } from '../../core/contract.ts';
import type { Sent } from '../../core/kit.ts';
import { isObject } from '../../core/values.ts';

/** A well-formed id that no backend uses: the largest one. Calls with it change nothing. */
export const unusedId = 9_007_199_254_740_991;

/** Path parameters with ids that do not exist. */
export function unusedPath(id: OperationId): Record<string, number> {
  const names = parametersOf(id).filter((parameter) => parameter.in === 'path');
  return Object.fromEntries(names.map(({ name }) => [name, unusedId]));
}

/** The required query of an operation, with ids that do not exist. */
export function unusedQuery(id: OperationId): Record<string, number> {
  const names = parametersOf(id).filter((parameter) => parameter.in === 'query' && parameter.required);
  return Object.fromEntries(names.map(({ name }) => [name, unusedId]));
}

/** A harmless call for any caller: its ids do not exist, and its body is invalid. */
export function harmless(id: OperationId): Sent {
  const body = operations[id].takesBody && id !== 'cancelSubscription' ? { body: {} } : {};
  return { path: unusedPath(id), query: unusedQuery(id), ...body };
}

/** The contract's example of a body, with some fields replaced. */
export function exampleBody(id: OperationId, fields: Record<string, unknown> = {}): Record<string, unknown> {
  const example = bodyOf(id)?.example;
  return { ...(isObject(example) ? example : {}), ...fields };
}

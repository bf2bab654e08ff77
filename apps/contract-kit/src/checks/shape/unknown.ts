import { operations, type OperationId } from '@raiz/contract';
import { bodyOf, parametersOf } from '../../core/contract.ts';
import type { Sent } from '../../core/kit.ts';
import { isObject } from '../../core/values.ts';

/** A well-formed id that no backend has given to anything: the largest one. Nothing can be lost where it points. */
export const nobody = 9_007_199_254_740_991;

/** Path parameters that point at nothing. */
export function nowhere(id: OperationId): Record<string, number> {
  const names = parametersOf(id).filter((parameter) => parameter.in === 'path');
  return Object.fromEntries(names.map(({ name }) => [name, nobody]));
}

/** The required query of an operation, pointing at nobody. */
export function nobodysQuery(id: OperationId): Record<string, number> {
  const names = parametersOf(id).filter((parameter) => parameter.in === 'query' && parameter.required);
  return Object.fromEntries(names.map(({ name }) => [name, nobody]));
}

/** A call that can do no harm whoever makes it: it points at nothing, and what it carries is refused. */
export function harmless(id: OperationId): Sent {
  const body = operations[id].hasBody && id !== 'cancelSubscription' ? { body: {} } : {};
  return { path: nowhere(id), query: nobodysQuery(id), ...body };
}

/** The contract's own example of a body, with some fields of ours. */
export function exampleBody(id: OperationId, fields: Record<string, unknown> = {}): Record<string, unknown> {
  const example = bodyOf(id)?.example;
  return { ...(isObject(example) ? example : {}), ...fields };
}

import { operations, type OperationId } from '@raiz/contract';
import { bodyOf, type Parameter, parametersOf, type Values } from '../../core/contract.ts';
import type { Sent } from '../../core/kit.ts';
import { takes, textsLike } from '../../core/texts.ts';
import { isObject } from '../../core/values.ts';

/** A well-formed id that no backend uses: the largest one. Calls with it change nothing. */
export const unusedId = 9_007_199_254_740_991;

/** A value that a parameter takes, and that nothing has. */
function unusedValue({ schema }: Parameter): string | number {
  if ([schema.type].flat().includes('integer')) return unusedId;
  const text = 'contrato-kit-nada';
  return takes(schema, text) ? text : (textsLike(schema).at(-1) ?? text);
}

/** Path parameters with values that nothing has. */
export function unusedPath(id: OperationId): Values {
  const mine = parametersOf(id).filter((parameter) => parameter.in === 'path');
  return Object.fromEntries(mine.map((one) => [one.name, unusedValue(one)]));
}

/** The required query of an operation, with values that nothing has. */
function unusedQuery(id: OperationId): Values {
  const mine = parametersOf(id).filter((parameter) => parameter.in === 'query' && parameter.required);
  return Object.fromEntries(mine.map((one) => [one.name, unusedValue(one)]));
}

/** A harmless call for any caller: its rows do not exist, and its body is invalid. */
export function harmless(id: OperationId): Sent {
  const body = operations[id].takesBody && id !== 'cancelSubscription' ? { body: {} } : {};
  return { path: unusedPath(id), query: unusedQuery(id), ...body };
}

/** The contract's example of a body, with some fields replaced. */
export function exampleBody(id: OperationId, fields: Record<string, unknown> = {}): Record<string, unknown> {
  const example = bodyOf(id)?.example;
  return { ...(isObject(example) ? example : {}), ...fields };
}

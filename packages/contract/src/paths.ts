import { operations, type OperationId } from './generated/operations.ts';

/** Whether a text is the id of an operation. */
export function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}

/** The ids of all operations, in the order of the contract. */
export const operationIds = Object.keys(operations).filter(isOperationId);

/** The paths of an operation below `/api`, as the source of a regular expression without anchors. */
export function pathPattern(id: OperationId): string {
  return operations[id].path.replaceAll(/\{\w+\}/g, '[^/]+');
}

const patterns = operationIds.map((id) => ({
  id,
  method: operations[id].method,
  path: new RegExp(`^${pathPattern(id)}$`),
  isFixed: !operations[id].path.includes('{'),
}));

/**
 * The operation of a method and a path below `/api` ("/courses/3"), or null. A path without parameters takes
 * precedence.
 */
export function operationAt(method: string, path: string): OperationId | null {
  const found = patterns.filter((one) => one.method === method && one.path.test(path));
  return (found.find(({ isFixed }) => isFixed) ?? found[0])?.id ?? null;
}

import { isObject } from '@raiz/api-client/rules';
import type { OperationId } from './generated/operations.ts';
import { required, type Required } from './generated/required.ts';

/** Whether an object has all fields of one of several variants. */
function fits(variant: Required, value: object): boolean {
  return typeof variant === 'object' && variant !== null && Object.keys(variant).every((field) => field in value);
}

function reduce(needed: Required, value: unknown): unknown {
  if (needed === 1 || needed === null) return needed && value;
  if (Array.isArray(needed)) return Array.isArray(value) ? value.map((item) => reduce(needed[0], item)) : value;
  if (!isObject(value)) return value;
  if ('|' in needed) {
    const variant = [needed['|']].flat().find((one) => fits(one, value));
    return variant === undefined ? value : reduce(variant, value);
  }
  return Object.fromEntries(
    Object.entries(needed).flatMap(([field, inner]) => (field in value ? [[field, reduce(inner, value[field])]] : [])),
  );
}

/** Reduces a success body to what the contract requires: no optional fields, null wherever null is allowed. */
export function requiredOnly(operationId: OperationId, body: unknown): unknown {
  return reduce(required[operationId], body);
}

import { isObject } from '@raiz/api-client/rules';
import type { OperationId } from './generated/operations.ts';
import { components, responses, type Schema } from './generated/schemas.ts';

function resolved(schema: Schema): Schema {
  return (schema.$ref === undefined ? schema : components[schema.$ref]) ?? {};
}

function variantsOf({ oneOf, anyOf }: Schema): readonly Schema[] {
  return (oneOf ?? anyOf ?? []).map(resolved);
}

function mayBeNull(schema: Schema): boolean {
  return [schema, ...variantsOf(schema)].some(({ type }) => [type].flat().includes('null'));
}

/** Whether an object has all fields of one of several variants. */
function fits({ properties, required = [] }: Schema, value: object): boolean {
  return properties !== undefined && required.every((field) => field in value);
}

function reduce(schema: Schema, value: unknown): unknown {
  const { items, properties, required = [], ...rest } = resolved(schema);
  if (mayBeNull(rest)) return null;
  if (items !== undefined && Array.isArray(value)) return value.map((item) => reduce(items, item));
  if (!isObject(value)) return value;
  const variant = variantsOf(rest).find((one) => fits(one, value));
  if (variant !== undefined) return reduce(variant, value);
  if (properties === undefined) return value;
  return Object.fromEntries(
    required.flatMap((field) => (field in value ? [[field, reduce(properties[field] ?? {}, value[field])]] : [])),
  );
}

/** Reduces a success body to what the contract requires: no optional fields, null wherever null is allowed. */
export function requiredOnly(operationId: OperationId, body: unknown): unknown {
  const success = Object.entries(responses[operationId]).find(([status]) => status.startsWith('2'))?.[1];
  return success ? reduce(success, body) : body;
}

import { isObject } from '@raiz/api-client/rules';
import type { OperationId } from '@raiz/contract';
import { flatten, listOperations, readDocument, responseSchema, type SchemaObject } from '@raiz/contract/document';

const document = readDocument();
const operations = new Map(listOperations(document).map((operation) => [operation.id, operation.object]));

function allows(schema: SchemaObject, type: string): boolean {
  return Array.isArray(schema.type) ? schema.type.includes(type) : schema.type === type;
}

function strip(schema: SchemaObject, value: unknown): unknown {
  const flat = flatten(document, schema);
  const options = flat.anyOf ?? flat.oneOf;
  if (options) {
    if (options.some((option) => allows(flatten(document, option), 'null'))) return null;
    return isObject(value) && flat.properties ? stripFields(flat, value) : strip(options[0] ?? {}, value);
  }
  if (allows(flat, 'null')) return null;
  if (Array.isArray(value)) return flat.items ? value.map((item: unknown) => strip(flat.items ?? {}, item)) : value;
  return isObject(value) ? stripFields(flat, value) : value;
}

function stripFields(schema: SchemaObject, value: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of schema.required ?? []) {
    const property = schema.properties?.[name];
    if (name in value) kept[name] = property ? strip(property, value[name]) : value[name];
  }
  return kept;
}

/** A success body reduced to what the contract promises: no optional fields, null where allowed. */
export function withoutOptional(operation: OperationId, body: unknown): unknown {
  const responses = operations.get(operation)?.responses ?? {};
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return success ? strip(responseSchema(document, success), body) : body;
}

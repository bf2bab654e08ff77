import type { OperationId } from '@raiz/contract';
import {
  flatten,
  listOperations,
  readDocument,
  responseSchema,
  type ContractDocument,
  type SchemaObject,
} from '@raiz/contract/document';

/** A value outside the known ones of an open set: `docs/api-decisions.md#open-values`. */
export interface UnknownValue {
  /** JSON pointer with `*` for list indexes. */
  field: string;
  /** The value, cut at 40 characters. */
  value: string;
  known: string[];
}

/** Most characters of a value that are shown. */
const most = 40;

/** Finds the unknown values of an answer, the first of each field. */
export type UnknownValuesOf = (id: OperationId, status: number, body: unknown) => UnknownValue[];

function knownOf(schema: SchemaObject): string[] {
  const known = schema['x-valores-conhecidos'];
  return Array.isArray(known) ? known.map(String) : [];
}

function walk(
  document: ContractDocument,
  schema: SchemaObject,
  value: unknown,
  field: string,
  found: Map<string, UnknownValue>,
): void {
  if (value === null || value === undefined) return;
  const flat = flatten(document, schema);
  for (const part of [...(flat.anyOf ?? []), ...(flat.oneOf ?? [])]) walk(document, part, value, field, found);
  const known = knownOf(flat);
  if (typeof value === 'string' && known.length > 0 && !known.includes(value) && !found.has(field))
    found.set(field, { field, value: value.slice(0, most), known });
  if (Array.isArray(value) && flat.items) for (const row of value) walk(document, flat.items, row, `${field}/*`, found);
  if (typeof value !== 'object' || Array.isArray(value)) return;
  for (const [name, inner] of Object.entries(flat.properties ?? {}))
    walk(document, inner, Reflect.get(value, name), `${field}/${name}`, found);
}

/** Builds the function from openapi.yaml. @throws when the file cannot be read */
export function readKnownValues(): UnknownValuesOf {
  const document = readDocument();
  const schemas = new Map<string, SchemaObject>();
  for (const { id, object } of listOperations(document)) {
    for (const [status, response] of Object.entries(object.responses))
      schemas.set(`${id} ${status}`, responseSchema(document, response));
  }
  return (id, status, body) => {
    const schema = schemas.get(`${id} ${status}`);
    const found = new Map<string, UnknownValue>();
    if (schema) walk(document, schema, body, '', found);
    return [...found.values()];
  };
}

import type { OperationId } from '@raiz/contract';
import { flatten, listOperations, readDocument, responseSchema, type SchemaObject } from '@raiz/contract/document';
import * as fc from 'fast-check';
import { dates, numbers, texts } from './extremes.ts';

const document = readDocument();
const operations = new Map(listOperations(document).map(({ id, object }) => [id, object]));

function namesOf(schema: SchemaObject): string[] {
  const names = schema['x-valores-conhecidos'] ?? schema['enum'];
  return Array.isArray(names) ? names.map(String) : [];
}

function text(schema: SchemaObject): fc.Arbitrary<string> {
  const { pattern } = schema;
  const known = namesOf(schema);
  const usual = known.length > 0 ? fc.constantFrom(...known) : fc.string({ unit: 'grapheme', maxLength: 30 });
  const isDate = typeof pattern === 'string' && pattern.startsWith(String.raw`^\d{4}`);
  const odd = isDate ? fc.constantFrom(...dates) : fc.constantFrom(...texts);
  return fc.oneof({ weight: 3, arbitrary: usual }, { weight: 2, arbitrary: odd });
}

function ofType(schema: SchemaObject, type: string): fc.Arbitrary<unknown> {
  if (type === 'integer' || type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constantFrom(...numbers));
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') return fc.array(valueOf(schema.items ?? {}), { maxLength: 5 });
  if (type !== 'object') return text(schema);
  const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, valueOf(inner)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [], noNullPrototype: true });
}

function valueOf(schema: SchemaObject): fc.Arbitrary<unknown> {
  const plain = flatten(document, schema);
  const options = plain.anyOf ?? plain.oneOf;
  if (options) return fc.oneof(...options.map(valueOf));
  return fc.oneof(...[plain.type ?? 'string'].flat().map((type) => ofType(plain, type)));
}

/**
 * Bodies of the declared shape with values at and beyond their limits. Undefined when that status
 * is not declared.
 */
export function bodyOfSchema(operation: OperationId, status: number): fc.Arbitrary<unknown> | undefined {
  const response = operations.get(operation)?.responses[String(status)];
  return response && valueOf(responseSchema(document, response));
}

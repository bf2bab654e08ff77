import { operations, type OperationId } from '@raiz/contract';
import {
  follow,
  listOperations,
  nameOf,
  readDocument,
  type ContractDocument,
  type MediaObject,
  type OperationObject,
  type SchemaObject,
} from '@raiz/contract/document';
import type { Reference, ReferenceExample, ReferenceOperation } from './reference.ts';

/** How deep schemas are shown before only their names are. */
const deepest = 6;

/** A schema with what it points at in its place, so that it can be read without leafing. */
function spelledOut(value: unknown, schemas: Record<string, SchemaObject>, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((item) => spelledOut(item, schemas, depth));
  if (typeof value !== 'object' || value === null) return value;
  const pointer: unknown = Reflect.get(value, '$ref');
  if (typeof pointer === 'string') {
    const target = schemas[nameOf(pointer)];
    return depth < deepest && target ? spelledOut(target, schemas, depth + 1) : { schema: nameOf(pointer) };
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spelledOut(inner, schemas, depth)]));
}

function indented(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function examplesOf({ components }: ContractDocument, media: MediaObject): ReferenceExample[] {
  return Object.entries(media.examples ?? {}).map(([name, place]) => {
    const { summary, value } = follow(place, components.examples);
    return { title: summary ?? name, json: indented(value) };
  });
}

function operationOf(document: ContractDocument, object: OperationObject): ReferenceOperation {
  const { schemas, parameters, responses } = document.components;
  const shape = (schema: SchemaObject) => indented(spelledOut(schema, schemas));
  const media = object.requestBody?.content['application/json'];
  return {
    summary: object.summary,
    description: object.description.split(/\n\s*\n|\n/).filter(Boolean),
    parameters: (object.parameters ?? []).map((place) => {
      const { name, in: where, required, schema } = follow(place, parameters);
      return { name, in: where, required, schema: shape(schema) };
    }),
    request: media ? { schema: shape(media.schema), examples: examplesOf(document, media) } : null,
    answers: Object.entries(object.responses).map(([status, place]) => {
      const { description, content } = follow(place, responses);
      const answer = content['application/json'];
      return { status, description, schema: shape(answer.schema), examples: examplesOf(document, answer) };
    }),
  };
}

function isReference(read: Partial<Reference>): read is Reference {
  return Object.keys(operations).every((id) => id in read);
}

let known: Reference | null = null;

/**
 * What openapi.yaml says of every operation; read when it is first asked for, and kept. For Node only.
 * @throws Error when the file is missing or lacks an operation.
 */
export function readReference(): Reference {
  if (known) return known;
  const document = readDocument();
  const read: Partial<Record<OperationId, ReferenceOperation>> = Object.fromEntries(
    listOperations(document).map(({ id, object }) => [id, operationOf(document, object)]),
  );
  if (!isReference(read)) throw new Error('openapi.yaml does not describe every operation: run "npm run generate".');
  known = read;
  return read;
}

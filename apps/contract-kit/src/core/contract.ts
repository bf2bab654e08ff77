import { checkRequest, isOperationId, operations, type OperationId } from '@raiz/contract';
import {
  flatten,
  follow,
  listOperations,
  readDocument,
  type ContractDocument,
  type SchemaObject,
} from '@raiz/contract/document';
import { at } from './values.ts';

/** The contract, read once. */
export const document: ContractDocument = readDocument();

/** Every operation of the contract, in its order. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId);

const objects = new Map(listOperations(document).map((operation) => [operation.id, operation.object]));

/** The schema of an operation's body and an example; null for an operation without a body. */
export function bodyOf(id: OperationId): { schema: SchemaObject; example: unknown } | null {
  const media = objects.get(id)?.requestBody?.content['application/json'];
  if (!media) return null;
  const [first] = Object.values(media.examples ?? {});
  return { schema: media.schema, example: first && follow(first, document.components.examples).value };
}

/** The input fields of an operation. */
interface Inputs {
  fields: Readonly<Record<string, SchemaObject>>;
  /** Names of the required ones. */
  required: readonly string[];
  /** Names of those that a rule outside the schema may reject with 400. */
  ruled: readonly string[];
}

/** The input fields of an operation; none without a body. */
export function inputsOf(id: OperationId): Inputs {
  const schema = bodyOf(id)?.schema;
  const { properties = {}, required = [] } = schema ? flatten(document, schema) : {};
  const all = Object.entries(properties);
  return {
    fields: Object.fromEntries(all.map(([name, one]) => [name, flatten(document, one)])),
    required,
    ruled: all.flatMap(([name, one]) => (one['x-outra-regra'] === undefined ? [] : [name])),
  };
}

/** The fields of a row that an operation takes in its body, without old values that the contract takes no more. */
export function bodyFrom(id: OperationId, row: unknown): Record<string, unknown> {
  const { fields, required } = inputsOf(id);
  const body = Object.fromEntries(Object.keys(fields).map((name) => [name, at(row, `/${name}`)]));
  const refused = new Set(checkRequest(id, { body }).map(({ field }) => field));
  return Object.fromEntries(Object.entries(body).filter(([name]) => required.includes(name) || !refused.has(name)));
}

/** The declared answers of an operation by status. */
export function responsesOf(id: OperationId) {
  return objects.get(id)?.responses ?? {};
}

/** A parameter of an operation, in its path or query. */
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: SchemaObject;
}

/** The path and query parameters of an operation. */
export function parametersOf(id: OperationId): Parameter[] {
  return (objects.get(id)?.parameters ?? []).map((parameter) => {
    const one = follow(parameter, document.components.parameters);
    return { ...one, schema: flatten(document, one.schema) };
  });
}

/** Values of parameters by their names. */
export type Values = Readonly<Record<string, string | number>>;

/** The path of an operation with its parameters filled in, and its query. */
export function addressOf(id: OperationId, path: Values = {}, query: Values = {}): string {
  const filled = operations[id].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? filled : `${filled}?${new URLSearchParams(entries).toString()}`;
}

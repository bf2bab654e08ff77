import { readJson } from '@raiz/api-client/rules';
import { driftMessages, type MessageOf } from '@raiz/api-client/drift';
import {
  checkRequest,
  checkResponse,
  hasResponseBody,
  isDeclaredStatus,
  operations,
  type OperationId,
} from '@raiz/contract';
import {
  flatten,
  listOperations,
  readDocument,
  responseSchema,
  type ContractDocument,
  type SchemaObject,
} from '@raiz/contract/document';
import type { Difference } from './drift.ts';

/** A value outside the known ones of an open set: `docs/api-decisions.md#open-values`. */
interface UnknownValue {
  /** JSON pointer with `*` for list indexes. */
  field: string;
  /** The value, cut at 40 characters. */
  value: string;
  known: string[];
}

/** Maximum number of shown characters of a value. */
const max = 40;

/** Finds the unknown values of an answer, the first of each field. */
type UnknownValuesOf = (id: OperationId, status: number, body: unknown) => UnknownValue[];

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
    found.set(field, { field, value: value.slice(0, max), known });
  if (Array.isArray(value) && flat.items) for (const row of value) walk(document, flat.items, row, `${field}/*`, found);
  if (typeof value !== 'object' || Array.isArray(value)) return;
  for (const [name, inner] of Object.entries(flat.properties ?? {}))
    walk(document, inner, Reflect.get(value, name), `${field}/${name}`, found);
}

/**
 * Builds the function from openapi.yaml.
 * @throws when the file is unreadable
 */
export function readKnownValues(): UnknownValuesOf {
  const document = readDocument();
  const schemas = new Map<string, SchemaObject>();
  for (const { id, object } of listOperations(document)) {
    for (const [status, response] of Object.entries(object.responses)) {
      const schema = responseSchema(document, response);
      if (schema) schemas.set(`${id} ${status}`, schema);
    }
  }
  return (id, status, body) => {
    const schema = schemas.get(`${id} ${status}`);
    const found = new Map<string, UnknownValue>();
    if (schema) walk(document, schema, body, '', found);
    return [...found.values()];
  };
}

/** A request and its answer, bodies as texts; null for a body that the proxy cannot decompress. */
export interface Exchange {
  path: Record<string, string>;
  query: Record<string, string>;
  sent: string | null;
  status: number;
  contentType: string | null;
  cacheControl: string | null;
  received: string | null;
}

/** Replaces list indexes by "*": "/0/title" and "/7/title" are the same field. */
function withoutIndexes(text: string): string {
  return text.replaceAll(/\/\d+(?=\/| |$|\.)/g, '/*');
}

/** The field's pointer at the start of a check's sentence. */
function fieldOf(sentence: string): string {
  return /(?:^|: )(\/\S*)/.exec(sentence)?.[1] ?? '';
}

function answerDifference(status: number, problem: string, messageOf: MessageOf): Difference {
  const plain = withoutIndexes(problem.replace(/^.*? \d{3}: /, ''));
  const field = fieldOf(plain);
  const message = field !== '' && plain.startsWith(`${field} `) ? plain.slice(field.length + 1) : plain;
  const sentence = messageOf(field, /must be (.+)\.$/.exec(message)?.[1]);
  return {
    direction: 'response',
    status,
    field,
    message,
    ...(sentence !== null && { sentence }),
    allowed: plain.endsWith(' is not declared.') && plain.startsWith('/'),
  };
}

/** Caches must not store personal data: `docs/api-decisions.md#caching`. */
function cacheDifferences(id: OperationId, { status, cacheControl }: Exchange): Difference[] {
  const { access } = operations[id];
  if (access === 'public' || access === 'optional' || /\bno-store\b/i.test(cacheControl ?? '')) return [];
  const message = `Cache-Control must be no-store, not ${cacheControl ?? 'missing'}.`;
  return [{ direction: 'response', status, field: '', message, allowed: false }];
}

function unknownValueDifferences(unknown: readonly UnknownValue[], status: number): Difference[] {
  return unknown.map(({ field, value, known }) => ({
    direction: 'response',
    status,
    field,
    message: `is outside the known values ${known.join(', ')}.`,
    example: value,
    allowed: true,
  }));
}

function checkAnswer(
  id: OperationId,
  { status, contentType, received }: Exchange,
  unknownValuesOf: UnknownValuesOf,
): Difference[] {
  const differenceOf = (message: string): Difference => ({
    direction: 'response',
    status,
    field: '',
    message,
    allowed: false,
  });
  if (!isDeclaredStatus(id, status)) return [differenceOf(`The contract does not declare the status ${status}.`)];
  if (!hasResponseBody(id, status))
    return received === '' ? [] : [differenceOf('The contract declares no body for this status.')];
  if (received === null) return [differenceOf('The body is not encoded as its Content-Encoding says.')];
  const body = readJson(received);
  if (body === undefined) return [differenceOf(received === '' ? 'The body is empty.' : 'The body is not JSON.')];
  const wrongType = /^application\/json\b/i.test(contentType ?? '')
    ? []
    : [differenceOf(`Content-Type must be application/json, not ${contentType ?? 'missing'}.`)];
  const { method, path } = operations[id];
  const messageOf = driftMessages(`${method} ${path}`, status, body);
  const found = checkResponse(id, status, body).map((problem) => answerDifference(status, problem, messageOf));
  return [...wrongType, ...found, ...unknownValueDifferences(unknownValuesOf(id, status, body), status)];
}

/** How a request and its answer break the contract. Never throws. */
export function checkExchange(id: OperationId, exchange: Exchange, unknownValuesOf: UnknownValuesOf): Difference[] {
  const { path, query, sent, status } = exchange;
  const body = operations[id].takesBody && sent !== null && sent !== '' ? (readJson(sent) ?? sent) : undefined;
  const ofRequest = checkRequest(id, { path, query, body }).map(({ field, message }): Difference => ({
    direction: 'request',
    status,
    field,
    message,
    allowed: false,
  }));
  return [...ofRequest, ...checkAnswer(id, exchange, unknownValuesOf), ...cacheDifferences(id, exchange)];
}

import { isObject } from '@raiz/api-client/rules';
import type { OperationId } from '@raiz/contract';
import { flatten, listOperations, readDocument, responseSchema, type SchemaObject } from '@raiz/contract/document';
import { faults, type FaultKind, type FaultName } from './faults.ts';

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
function withoutOptional(operation: OperationId, body: unknown): unknown {
  const responses = operations.get(operation)?.responses ?? {};
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return success ? strip(responseSchema(document, success), body) : body;
}

/** Answers one request; `pass` forwards it to the mock server. */
export type Answerer = (pass: () => Promise<Response>) => Promise<Response>;

const json = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
const page = { 'Content-Type': 'text/html; charset=utf-8' };

/** An HTML error page, as gateways send it. */
const gatewayPage = '<!doctype html><html><head><title>502</title></head><body><h1>Bad gateway</h1></body></html>';

/** An object for a list and a list for an object. */
function otherContainer(body: unknown): unknown {
  return Array.isArray(body) ? {} : [];
}

async function changed(pass: () => Promise<Response>, change: (body: unknown) => unknown): Promise<Response> {
  const response = await pass();
  if (!response.ok) return response;
  return new Response(JSON.stringify(change(await response.json())), { status: response.status, headers: json });
}

/** Never answers. */
function never(): Promise<Response> {
  return new Promise(() => undefined);
}

/**
 * The answerer for a fault.
 * @param operation its schema says which fields are optional
 * @param text error message of the answer, if it has one
 * @param until when a slow answer is sent
 */
export function answererFor(
  name: FaultName,
  { operation, text, until }: { operation: OperationId; text: string; until: Promise<void> },
): Answerer {
  const fault: FaultKind = faults[name];
  if (fault.hasText === true) {
    const headers = fault.status === 429 ? { ...json, 'Retry-After': '1' } : json;
    return async () => new Response(JSON.stringify({ error: text }), { status: fault.status, headers });
  }
  const plain: Partial<Record<FaultName, Answerer>> = {
    brokenGateway: async () => new Response(gatewayPage, { status: 500, headers: page }),
    dropped: async () => Response.error(),
    hanging: never,
    malformed: async () => new Response('{"dados": [{"id": 1, "nome', { headers: json }),
    empty: async () => new Response('', { headers: json }),
    null: async () => new Response('null', { headers: json }),
    container: (pass) => changed(pass, otherContainer),
    poor: (pass) => changed(pass, (body) => withoutOptional(operation, body)),
    slow: async (pass) => {
      await until;
      return pass();
    },
  };
  const answerer = plain[name];
  if (!answerer) throw new Error(`No server behaves as "${name}" says`);
  return answerer;
}

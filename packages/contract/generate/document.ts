import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The part of JSON Schema (2020-12) that openapi.yaml uses. */
export interface SchemaObject {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, SchemaObject>;
  required?: string[];
  items?: SchemaObject;
  allOf?: SchemaObject[];
  anyOf?: SchemaObject[];
  oneOf?: SchemaObject[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  [keyword: string]: unknown;
}

/** A reference to a shared component. */
export interface Reference {
  $ref: string;
}

interface ExampleObject {
  summary?: string;
  value: unknown;
}

export interface MediaObject {
  schema: SchemaObject;
  examples?: Record<string, ExampleObject | Reference>;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, Reference>;
  /** Missing for an answer without a body, such as 204. */
  content?: { 'application/json': MediaObject };
}

interface ParameterObject {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: SchemaObject;
}

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters?: Reference[];
  requestBody?: { required: boolean; content: { 'application/json': MediaObject } };
  responses: Record<string, ResponseObject | Reference>;
  'x-papel': string;
  'x-conta-bloqueada'?: number;
  'x-telas': string[];
  'x-mensagens': Record<string, string[]>;
}

export interface ContractDocument {
  info: { title: string; version: string };
  paths: Record<string, Record<string, OperationObject>>;
  components: {
    schemas: Record<string, SchemaObject>;
    responses: Record<string, ResponseObject>;
    parameters: Record<string, ParameterObject>;
    examples: Record<string, ExampleObject>;
  };
}

/** One operation with its method and path. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  object: OperationObject;
}

/** openapi.yaml next to a packed command, and in this repository. */
const locations = ['./openapi.yaml', '../../../openapi.yaml'];

/**
 * Reads openapi.yaml.
 * @throws if it is missing or not YAML
 */
export function readDocument(): ContractDocument {
  const file = locations.map((location) => new URL(location, import.meta.url)).find((url) => existsSync(url));
  if (!file) throw new Error('openapi.yaml is missing: install the package again.');
  const document: ContractDocument = parse(readFileSync(file, 'utf8'), { maxAliasCount: 0 });
  return document;
}

/**
 * All operations, in the order of the document.
 * @throws if a path has anything but operations, such as parameters that all of them share
 */
export function listOperations(document: ContractDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, object]) => {
      if (typeof object.operationId !== 'string')
        throw new Error(`${path}: "${method}" has no operationId. Write what operations share in each of them.`);
      return { id: object.operationId, method: method.toUpperCase(), path, object };
    }),
  );
}

/** The last part of a reference: the component's name. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** Resolves a reference to a component. @throws if there is none */
export function follow<Target extends object>(value: Target | Reference, components: Record<string, Target>): Target {
  if (!isReference(value)) return value;
  const target = components[nameOf(value.$ref)];
  if (target === undefined) throw new Error(`${value.$ref} does not exist`);
  return target;
}

function isReference(value: object): value is Reference {
  return '$ref' in value && typeof value.$ref === 'string';
}

/** The JSON of one declared answer; undefined for an answer without a body. */
export function mediaOf(document: ContractDocument, response: ResponseObject | Reference): MediaObject | undefined {
  return follow(response, document.components.responses).content?.['application/json'];
}

/** The schema of one declared answer, unresolved (often a reference); null without a body. */
export function responseSchema(document: ContractDocument, response: ResponseObject | Reference): SchemaObject | null {
  return mediaOf(document, response)?.schema ?? null;
}

/**
 * Runs a step of the generator for one operation.
 * @throws the step's error with the operation's name
 */
export function forOperation<Result>({ id }: Operation, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw new Error(`${id}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** A schema with its reference resolved and its `allOf` of objects merged. */
export function flatten(document: ContractDocument, schema: SchemaObject): SchemaObject {
  if (schema.$ref !== undefined) return flatten(document, follow({ $ref: schema.$ref }, document.components.schemas));
  if (schema.allOf === undefined) return schema;
  const parts = schema.allOf.map((part) => flatten(document, part));
  return {
    type: 'object',
    required: parts.flatMap((part) => part.required ?? []),
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})),
  };
}

export type Access = 'public' | 'optional' | 'member' | 'admin';

/** Who may call, from the operation's security requirements; `{}` stands for a visitor. */
export function accessOf(operation: OperationObject): Access {
  const schemes = operation.security.flatMap((requirement) => Object.keys(requirement));
  if (schemes.length === 0) return 'public';
  if (operation.security.some((requirement) => Object.keys(requirement).length === 0)) return 'optional';
  return schemes.includes('adminAuth') ? 'admin' : 'member';
}

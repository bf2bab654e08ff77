import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { fastFormats } from 'ajv-formats/dist/formats.js';
import {
  type ContractDocument,
  follow,
  forOperation,
  listOperations,
  type Operation,
  responseSchema,
  type SchemaObject,
} from './document.ts';
import { plainSchema } from './plainSchema.ts';

/** Named validators of one generated file: an export name for each distinct schema. */
class Registry {
  readonly schemas = new Map<string, SchemaObject>();
  private readonly names = new Map<string, string>();

  /** Registers a schema and returns its export name; equal schemas share one. */
  add(name: string, schema: SchemaObject): string {
    const text = JSON.stringify(schema);
    const known = this.names.get(text);
    if (known !== undefined) return known;
    this.names.set(text, name);
    this.schemas.set(name, { $id: name, ...schema });
    return name;
  }
}

/**
 * Source of src/generated/validators.js: compiled checks without `eval` or imports, for a strict
 * CSP.
 */
export function validatorsFile(document: ContractDocument): string {
  const registry = new Registry();
  addComponents(document, registry);
  const operations = listOperations(document);
  const requests = operations.map(
    (operation) =>
      `${operation.id}: { ${forOperation(operation, () => requestEntries(document, registry, operation)).join(', ')} }`,
  );
  const responses = operations.map(
    (operation) =>
      `${operation.id}: { ${forOperation(operation, () => responseEntries(document, registry, operation)).join(', ')} }`,
  );
  return `${compile(registry)}
export const requests = {
  ${requests.join(',\n  ')},
};
export const responses = {
  ${responses.join(',\n  ')},
};
`;
}

/** Source of src/generated/validators.d.ts. */
export const validatorTypes = `import type { OperationId } from './operations.ts';

/** A violation: its JSON pointer, keyword and the keyword's details. */
export interface Violation {
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** Returns true for valid data; else \`errors\` holds all violations of this call. */
export interface Validator {
  (data: unknown): boolean;
  errors?: Violation[] | null;
}

/**
 * Checks of path parameters, query parameters (as numbers) and bodies; undeclared fields pass.
 */
export declare const requests: Readonly<Record<OperationId, { readonly path?: Validator; readonly query?: Validator; readonly body?: Validator }>>;

/** Checks of answers by status, null for an answer without a body; undeclared fields are violations. */
export declare const responses: Readonly<Record<OperationId, Readonly<Record<number, Validator | null>>>>;
`;

/** Registers component schemas first and under their names, because others refer to them. */
function addComponents(document: ContractDocument, registry: Registry): void {
  const inRequests = new Set(
    listOperations(document).flatMap(({ object }) => object.requestBody?.content['application/json'].schema.$ref ?? []),
  );
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    registry.schemas.set(name, {
      $id: name,
      ...plainSchema(document, schema, !inRequests.has(`#/components/schemas/${name}`)),
    });
  }
}

function named(
  document: ContractDocument,
  registry: Registry,
  name: string,
  schema: SchemaObject,
  strict: boolean,
): string {
  const plain = plainSchema(document, schema, strict);
  return plain.$ref ?? registry.add(name, plain);
}

function requestEntries(document: ContractDocument, registry: Registry, { id, object }: Operation): string[] {
  const parameters = (object.parameters ?? []).map((parameter) => follow(parameter, document.components.parameters));
  const entries = (['path', 'query'] as const).flatMap((location) => {
    const found = parameters.filter((parameter) => parameter.in === location);
    if (found.length === 0) return [];
    const schema: SchemaObject = {
      type: 'object',
      required: found.filter((parameter) => parameter.required).map((parameter) => parameter.name),
      properties: Object.fromEntries(found.map((parameter) => [parameter.name, parameter.schema])),
    };
    return [`${location}: ${named(document, registry, `${id}_${location}`, schema, false)}`];
  });
  if (object.requestBody === undefined) return entries;
  return [
    ...entries,
    `body: ${named(document, registry, `${id}_body`, object.requestBody.content['application/json'].schema, false)}`,
  ];
}

function responseEntries(document: ContractDocument, registry: Registry, { id, object }: Operation): string[] {
  return Object.entries(object.responses).map(([status, response]) => {
    const schema = responseSchema(document, response);
    return `${status}: ${schema && named(document, registry, `${id}_${status}`, schema, true)}`;
  });
}

/** A date-time with offset (docs/api-decisions.md#dates), as a pattern that the generator can write into the file. */
const moment =
  /^\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Compiles one module. `unicode: false` counts lengths in UTF-16 units, as HTML's maxlength does.
 */
function compile(registry: Registry): string {
  const ajv = new Ajv({
    schemas: [...registry.schemas.values()],
    code: { source: true, esm: true, optimize: 2 },
    allErrors: true,
    messages: false,
    inlineRefs: false,
    strictTypes: false,
    strictRequired: false,
    unicode: false,
    logger: false,
  });
  for (const name of ['email', 'uri', 'uri-reference'] as const) ajv.addFormat(name, fastFormats[name]);
  ajv.addFormat('date-time', moment);
  const names = Object.fromEntries([...registry.schemas.keys()].map((name) => [name, name]));
  const code = standalone(ajv, names);
  if (/\brequire\(|\bimport\b/.test(code)) throw new Error('The validators must not import anything');
  return slim(code);
}

/** Removes what our messages do not use and puts each function on its own line for small diffs. */
function slim(code: string): string {
  return code
    .replace('"use strict";', '')
    .replaceAll('export const ', 'const ')
    .replaceAll(/\/\*# sourceURL="[^"]*" \*\//g, '')
    .replaceAll(/schemaPath:"[^"]*",/g, '')
    .replaceAll(
      /const (err\d+) = (\{.*?\});if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g,
      '(vErrors ??= []).push($2);',
    )
    .replaceAll(/(;|\})(const [A-Za-z_0-9]+ = validate|function |const schema|const formats|const pattern)/g, '$1\n$2');
}

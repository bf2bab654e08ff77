import { driftMessages, type MessageOf } from '@raiz/api-client/drift';
import { components, operations, type OperationId, responses, type Schema } from '@raiz/contract';
import { Ajv, type ErrorObject } from 'ajv';
import { shown } from './finding.ts';
import { isObject } from './values.ts';

/** The difference at one pointer of an answer. */
export interface Difference {
  field: string;
  expected: string;
  got: string;
  /** What the portal logs about it, for a field of the body. */
  sentence?: string;
  /**
   * The rule in the documents.
   * @default that of the operation
   */
  rule?: string;
}

/** A date-time with offset: `docs/api-decisions.md#dates`. */
const moment = /^\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Validates answers. Unlike the mock server's checks, it accepts undeclared fields:
 * `docs/api-decisions.md#unknown-fields`.
 */
const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, logger: false });
ajv.addFormat('date-time', moment);
ajv.addFormat('uri', (text: string) => URL.canParse(text));
ajv.addFormat('uri-reference', true);
ajv.addFormat('email', /^[^@\s]+@[^@\s]+$/);
for (const [name, schema] of Object.entries(components)) ajv.addSchema({ $id: name, ...schema });

/** A schema and its variants, with references resolved. */
function variantsOf(schema: Schema): Schema[] {
  const { $ref, oneOf = [], anyOf = [] } = schema;
  if ($ref !== undefined) return variantsOf(components[$ref] ?? {});
  return [schema, ...[...oneOf, ...anyOf].flatMap(variantsOf)];
}

function declared(value: unknown, schema: Schema): unknown {
  const variants = variantsOf(schema);
  if (Array.isArray(value)) {
    const items = variants.find((one) => one.items !== undefined)?.items;
    return items ? value.map((row) => declared(row, items)) : value;
  }
  if (!isObject(value)) return value;
  const properties = new Map(variants.flatMap((one) => Object.entries(one.properties ?? {})));
  if (properties.size === 0) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const own = properties.get(name);
      return own ? [[name, declared(inner, own)]] : [];
    }),
  );
}

/**
 * The body of an answer with the declared fields only: a backend's additional fields may change from one answer to the
 * next (docs/api-decisions.md#unknown-fields).
 */
export function declaredFields(id: OperationId, status: number, body: unknown): unknown {
  const schema = responses[id][status];
  return schema ? declared(body, schema) : body;
}

/** Names of the fields that an answer declares at a JSON pointer. */
export function declaredNames(id: OperationId, status: number, pointer: string): string[] {
  let variants = variantsOf(responses[id][status] ?? {});
  for (const part of pointer.split('/').slice(1))
    variants = variants.flatMap((one) => {
      const inner = one.properties?.[part] ?? one.items;
      return inner ? variantsOf(inner) : [];
    });
  return variants.flatMap((one) => Object.keys(one.properties ?? {}));
}

function variantName(variant: unknown): string {
  if (typeof variant !== 'object' || variant === null) return 'another variant';
  const { $ref, type }: Schema = { ...variant };
  return $ref ?? [type ?? 'another variant'].flat().join(' or ');
}

/** Describes what a schema rule requires. */
function expectation({ keyword, params, schema }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'to be there';
    case 'type':
      return [params['type']].flat().join(' or ');
    case 'format':
      return `a valid ${String(params['format'])}`;
    case 'enum':
      return `one of ${shown(params['allowedValues'])}`;
    case 'const':
      return shown(params['allowedValue']);
    case 'pattern':
      return `a text that matches ${String(params['pattern'])}`;
    case 'oneOf':
    case 'anyOf':
      return Array.isArray(schema) ? schema.map(variantName).join(' or ') : 'one of the declared variants';
    default:
      return `${keyword} ${String(params['limit'])}`;
  }
}

function difference(error: ErrorObject, messageOf: MessageOf): Difference {
  const missing = error.keyword === 'required' ? `/${String(error.params['missingProperty'])}` : '';
  const field = `${error.instancePath}${missing}`;
  const expected = expectation(error);
  const sentence = messageOf(field, error.keyword === 'required' ? 'present' : expected);
  return {
    field: field === '' ? 'body' : field,
    expected,
    got: error.keyword === 'required' ? 'no such field' : shown(error.data),
    ...(sentence !== null && { sentence }),
  };
}

/** When a value fits no variant, the errors of the single variants only confuse. */
function essential(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  return errors.filter(
    (error) =>
      !choices.some(
        (choice) =>
          choice !== error &&
          error.instancePath.startsWith(choice.instancePath) &&
          !(choices.includes(error) && error.instancePath === choice.instancePath),
      ),
  );
}

/** Groups the same difference in every row of a list: indexes in pointers become "any". */
function differenceKey({ field, expected }: Difference): string {
  return `${field.replaceAll(/\/\d+/g, '/*')} ${expected}`;
}

/**
 * How an answer breaks the contract: an undeclared status, or fields of another shape. Accepts undeclared fields.
 * Reports one difference per field, however many rows share it. Never throws.
 */
export function shapeDifferences(id: OperationId, status: number, body: unknown): Difference[] {
  const schema = responses[id][status];
  if (!schema)
    return [{ field: 'status', expected: `one of ${operations[id].statuses.join(', ')}`, got: String(status) }];
  // ajv keeps what it compiled.
  const validate = ajv.compile(schema);
  if (validate(body)) return [];
  const differences = new Map<string, Difference>();
  const { method, path } = operations[id];
  const messageOf = driftMessages(`${method} ${path}`, status, body);
  for (const found of essential(validate.errors ?? []).map((error) => difference(error, messageOf)))
    if (!differences.has(differenceKey(found))) differences.set(differenceKey(found), found);
  return [...differences.values()];
}

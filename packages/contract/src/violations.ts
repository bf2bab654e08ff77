import { Ajv, type ErrorObject } from 'ajv';
import { fastFormats } from 'ajv-formats/dist/formats.js';
import { components, type Schema } from './generated/schemas.ts';

/** A violation: its JSON pointer, keyword and the keyword's details. */
export type Violation = ErrorObject<string, Record<string, unknown>>;

/** A date-time with offset (docs/api-decisions.md#dates). */
const moment =
  /^\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Returns a function that finds all violations of a schema. It compiles a schema when it is first used.
 * `unicode: false` counts lengths in UTF-16 units, as HTML's maxlength does.
 * @param form changes each schema before
 */
function validator(form: (schema: Schema) => Schema): (schema: Schema, data: unknown) => Violation[] {
  const ajv = new Ajv({
    allErrors: true,
    keywords: ['x-cliente-le-lista'],
    messages: false,
    inlineRefs: false,
    strictTypes: false,
    strictRequired: false,
    unicode: false,
    logger: false,
  });
  for (const name of ['email', 'uri', 'uri-reference'] as const) ajv.addFormat(name, fastFormats[name]);
  ajv.addFormat('date-time', moment);
  for (const [name, schema] of Object.entries(components)) ajv.addSchema({ $id: name, ...form(schema) });
  const formed = new WeakMap<Schema, Schema>();
  return (schema, data) => {
    const own = formed.get(schema) ?? form(schema);
    formed.set(schema, own);
    const validate = ajv.compile(own);
    return validate(data) ? [] : (validate.errors ?? []);
  };
}

/** A schema that rejects undeclared fields. */
function closed(schema: Schema): Schema {
  const { items, oneOf, anyOf, properties } = schema;
  return {
    ...schema,
    ...(items && { items: closed(items) }),
    ...(oneOf && { oneOf: oneOf.map(closed) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, closed(inner)])),
      additionalProperties: false,
    }),
  };
}

/** What a request violates; undeclared fields pass (docs/api-decisions.md#unknown-fields). */
export const requestViolations = validator((schema) => schema);

/** What an answer violates; undeclared fields do. */
export const answerViolations = validator(closed);

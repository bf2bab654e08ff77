/**
 * Normalizes schemas that mean the same, so that a diff shows only real differences: `nullable`, `type` with "null" or
 * `anyOf` with it, `const`, `enum` or `oneOf` of them, `allOf` around one schema, limits of OpenAPI 3.0, and lists
 * without a significant order.
 */

/** @typedef {Record<string, unknown>} Schema */
/** @typedef {(schema: Schema) => unknown} Resolve what a schema with a `$ref` leads to */

/** Keywords that describe a value without limiting it. */
const notes = ['title', 'description', 'deprecated', 'default', 'example', 'examples', 'readOnly', 'writeOnly'];

/** Keywords with one schema, with a list of them, and with schemas by name. */
const inner = {
  one: ['items', 'additionalProperties', 'not', 'contains', 'propertyNames', 'if', 'then', 'else'],
  list: ['allOf', 'anyOf', 'oneOf', 'prefixItems'],
  named: ['properties', 'patternProperties', 'dependentSchemas'],
};

/** @param {unknown} value @returns {value is Schema} */
function isSchema(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {unknown} value @returns {unknown[]} */
function listOf(value) {
  return Array.isArray(value) ? value : [];
}

/** @param {unknown[]} values */
function sorted(values) {
  const texts = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...texts.keys()].sort().map((text) => texts.get(text));
}

/** The type of a value in JSON Schema. @param {unknown} value */
function typeOf(value) {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** @param {Schema} schema @returns {unknown[]} */
function typesOf({ type }) {
  return type === undefined ? [] : [type].flat();
}

/** Sets one type as a string, several in sorted order. @param {Schema} schema @param {unknown[]} types */
function setTypes(schema, types) {
  const all = sorted(types);
  if (all.length === 0) delete schema['type'];
  else schema['type'] = all.length === 1 ? all[0] : all;
}

/** @param {unknown} one @param {unknown} other */
function isEqual(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** @param {Schema} schema */
function keywordsOf(schema) {
  return Object.keys(schema).filter((name) => !notes.includes(name) && !name.startsWith('x-'));
}

/** Replaces the content of a schema. @param {Schema} schema @param {Schema} content */
function become(schema, content) {
  for (const name of Object.keys(schema)) delete schema[name];
  Object.assign(schema, content);
}

/** Values of keywords that mean the same as their absence. */
const empty = {
  additionalProperties: true,
  deprecated: false,
  minItems: 0,
  minLength: 0,
  minProperties: 0,
  nullable: false,
  readOnly: false,
  uniqueItems: false,
  writeOnly: false,
};

/** Removes keywords without a meaning. @param {Schema} schema */
function essential(schema) {
  for (const [name, value] of Object.entries(empty)) if (schema[name] === value) delete schema[name];
  for (const name of ['additionalProperties', 'items'])
    if (isSchema(schema[name]) && Object.keys(schema[name]).length === 0) delete schema[name];
  if (listOf(schema['required']).length === 0) delete schema['required'];
}

/** OpenAPI 3.0: a limit that excludes its value. @param {Schema} schema */
function limits(schema) {
  for (const [inclusive, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ])
    if (typeof schema[exclusive] === 'boolean') {
      const limit = schema[exclusive] ? schema[inclusive] : undefined;
      delete schema[exclusive];
      if (limit === undefined) continue;
      delete schema[inclusive];
      schema[exclusive] = limit;
    }
}

/**
 * Replaces `allOf` around one schema with that schema and the keywords next to it; does the same for `$ref`.
 * @param {Schema} schema
 * @param {Resolve} resolve
 */
function single(schema, resolve) {
  const { $ref: reference, ...siblings } = schema;
  if (reference !== undefined && Object.keys(siblings).length > 0)
    become(schema, { allOf: [{ $ref: reference }], ...siblings });
  const members = listOf(schema['allOf']);
  const [member] = members;
  if (members.length !== 1 || !isSchema(member)) return;
  const { allOf: _, ...beside } = schema;
  if (Object.keys(beside).length === 0) return become(schema, member);
  const content = inlined(member, resolve);
  const isFree =
    content && keywordsOf(beside).every((name) => !(name in content) || isEqual(content[name], beside[name]));
  if (isFree) become(schema, { ...content, ...beside });
}

/**
 * A normalized schema without its `$ref`; null for one that references itself.
 * @param {Schema} schema
 * @param {Resolve} resolve
 * @returns {Schema | null}
 */
function inlined(schema, resolve) {
  const { $ref: reference, ...beside } = schema;
  if (reference === undefined) return schema;
  const found = resolve(schema);
  if (!isSchema(found) || leadsTo(reference, found, resolve)) return null;
  const content = structuredClone(found);
  sameForm(content, resolve);
  return { ...content, ...beside };
}

/**
 * Whether a value, or the target of one of its references, contains a reference.
 * @param {unknown} reference
 * @param {unknown} value
 * @param {Resolve} resolve
 * @param {Set<unknown>} [seen] the references that were followed
 * @returns {boolean}
 */
function leadsTo(reference, value, resolve, seen = new Set()) {
  if (typeof value !== 'object' || value === null) return false;
  if (isSchema(value) && typeof value['$ref'] === 'string') {
    if (value['$ref'] === reference) return true;
    if (seen.has(value['$ref'])) return false;
    seen.add(value['$ref']);
    return leadsTo(reference, resolve(value), resolve, seen);
  }
  return Object.values(value).some((one) => leadsTo(reference, one, resolve, seen));
}

/** @param {Schema} schema */
function isNull(schema) {
  const [type, ...more] = typesOf(schema);
  return type === 'null' && more.length === 0 && keywordsOf(schema).every((name) => name === 'type' || name === 'enum');
}

/** Allows null, too. @param {Schema} schema */
function allowNull(schema) {
  if (typesOf(schema).length > 0) setTypes(schema, [...typesOf(schema), 'null']);
  if (Array.isArray(schema['enum'])) schema['enum'] = [...schema['enum'], null];
}

/**
 * Replaces a choice between null and one schema with that schema, with null as a type.
 * @param {Schema} schema
 * @param {Resolve} resolve
 */
function orNull(schema, resolve) {
  for (const choice of ['anyOf', 'oneOf']) {
    const members = listOf(schema[choice]).filter(isSchema);
    const others = members.filter((member) => !isNull(member));
    const [member] = others;
    if (!member || others.length !== 1 || others.length === members.length) continue;
    const { [choice]: _, ...beside } = schema;
    const content = inlined(member, resolve);
    if (!content || typesOf(content).length === 0) continue;
    if (keywordsOf(beside).some((name) => name !== 'type')) continue;
    become(schema, { ...structuredClone(content), ...beside, type: content['type'] });
    allowNull(schema);
  }
}

/** Turns a choice between constants, and a `const`, into an `enum`. @param {Schema} schema */
function constants(schema) {
  if ('const' in schema && !('enum' in schema)) {
    schema['enum'] = [schema['const']];
    delete schema['const'];
  }
  for (const choice of ['oneOf', 'anyOf']) {
    const members = listOf(schema[choice]).filter(isSchema);
    const isEnum = members.every(
      (member) => 'enum' in member && keywordsOf(member).every((name) => /^(?:type|enum)$/.test(name)),
    );
    if (members.length === 0 || !isEnum || 'enum' in schema) continue;
    schema['enum'] = members.flatMap((member) => listOf(member['enum']));
    delete schema[choice];
  }
}

/**
 * Normalizes a schema and its subschemas; mutates them.
 * @param {Schema} schema
 * @param {Resolve} resolve
 */
function sameForm(schema, resolve) {
  for (const name of inner.one) if (isSchema(schema[name])) sameForm(schema[name], resolve);
  for (const name of inner.list)
    for (const member of listOf(schema[name])) if (isSchema(member)) sameForm(member, resolve);
  for (const name of inner.named)
    for (const member of Object.values(isSchema(schema[name]) ? schema[name] : {}))
      if (isSchema(member)) sameForm(member, resolve);
  limits(schema);
  single(schema, resolve);
  constants(schema);
  orNull(schema, resolve);
  if (schema['nullable'] === true && !('$ref' in schema)) allowNull(schema);
  if (typesOf(schema).length > 0) delete schema['nullable'];
  if (Array.isArray(schema['enum'])) {
    schema['enum'] = sorted(schema['enum']);
    setTypes(schema, listOf(schema['enum']).map(typeOf));
  } else setTypes(schema, typesOf(schema));
  if (Array.isArray(schema['required'])) schema['required'] = sorted(schema['required']);
  essential(schema);
}

/** The decorator for redocly, which normalizes the schemas that a diff compares. */
export function sameForms() {
  return {
    Schema: {
      /**
       * @param {Schema} schema
       * @param {{ resolve: (schema: Schema) => { node: unknown } }} context
       */
      leave: (schema, { resolve }) => sameForm(schema, (one) => resolve(one).node),
    },
    /** @param {{ tags?: string[] }} operation */
    Operation: (operation) => {
      if (operation.tags) operation.tags.sort();
    },
  };
}

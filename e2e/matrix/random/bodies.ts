import { isObject } from '@raiz/api-client/rules';
import type { OperationId } from '@raiz/contract';
import { flatten, listOperations, readDocument, responseSchema, type SchemaObject } from '@raiz/contract/document';
import * as fc from 'fast-check';

/** Numbers at common limits. */
const numbers = [0, -0, -1, 1.5, 0.1 + 0.2, -99_999.995, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e-7, 1e300, -1e300];

/** Date formats of databases, clocks and people, and impossible dates. */
const dates = [
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '0000-00-00 00:00:00',
  '0001-01-01',
  '1899-12-31T23:59:59Z',
  '9999-12-31',
  '+275760-09-13T00:00:00Z',
  '2026-11-21T03:00:00.000-03:00',
  '2026-11-21T24:00:00Z',
  '2026-11-21 10:00:00',
  '21/11/2026',
  '1763690400',
  '2026-W47',
  'ontem',
  '',
];

/** Texts that break layouts, addresses and encodings. */
const texts = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  'a\uDC00b',
  '\u202Eabc\u202C',
  '\n\n\n',
  '👩‍👩‍👧‍👦'.repeat(40),
  'Ã'.repeat(3_000),
  'palavra '.repeat(400),
  'https://exemplo.com.br/%E0%A4%A',
  'http://[::1',
  'https://',
  ',,, ,https://exemplo.com.br/a b,,',
  'https://vimeo.com/99999999999999999999999999',
  '../../..',
  '-1',
  '1e3',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
];

/** The keys and indexes of a value in a body. */
type JsonPath = readonly (string | number)[];

/** Maximum depth of a changed value. */
const deepest = 12;

function pathsOf(value: unknown, at: JsonPath = []): JsonPath[] {
  if (at.length > deepest) return [at];
  const inner = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  return [at, ...inner.flatMap(([step, one]) => pathsOf(one, [...at, step]))];
}

/** Returns the new value; undefined removes it. */
type Change = (value: unknown) => unknown;

function nest(depth: number): unknown {
  let value: unknown = [];
  for (let n = 0; n < depth; n += 1) value = [value];
  return value;
}

function many(value: unknown, times: number): unknown {
  return Array.isArray(value)
    ? Array.from({ length: times }, () => value)
        .flat()
        .slice(0, times)
    : String(value).repeat(3);
}

/** Replaces any other value by one of `values`. */
function instead(values: fc.Arbitrary<unknown>): fc.Arbitrary<Change> {
  return values.map((value) => () => value);
}

const changes: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Change>(() => undefined) },
  { weight: 3, arbitrary: fc.constant<Change>(() => null) },
  { weight: 3, arbitrary: instead(fc.constantFrom(...numbers)) },
  { weight: 3, arbitrary: instead(fc.constantFrom(...texts)) },
  { weight: 3, arbitrary: instead(fc.constantFrom(...dates)) },
  { weight: 1, arbitrary: instead(fc.boolean()) },
  { weight: 2, arbitrary: instead(fc.constantFrom<unknown>([], {}, [null], [[]], { length: 1 })) },
  { weight: 1, arbitrary: instead(fc.constantFrom(3, 40, 2_000).map(nest)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(2, 60).map(
      (times): Change =>
        (value) =>
          many(value, times),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Change>((value) => (Array.isArray(value) ? value.toReversed() : String(value))) },
  { weight: 1, arbitrary: instead(fc.jsonValue({ maxDepth: 2 })) },
);

function changeAt(value: unknown, [step, ...rest]: JsonPath, change: Change): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, at) => {
      const next = at === step ? changeAt(one, rest, change) : one;
      return next === undefined ? [] : [next];
    });
  }
  if (!isObject(value)) return value;
  return { ...value, [step]: changeAt(value[step], rest, change) };
}

/**
 * A valid answer with one to three changed values: removed, null, another type, huge, empty, repeated or deeply nested.
 */
function mutated(right: unknown): fc.Arbitrary<unknown> {
  const edits = fc.array(fc.record({ position: fc.nat(), change: changes }), { minLength: 1, maxLength: 3 });
  return edits.map((all) =>
    all.reduce((body, { position, change }) => {
      const paths = pathsOf(body);
      return changeAt(body, paths[position % paths.length] ?? [], change) ?? null;
    }, right),
  );
}

const document = readDocument();
const operations = new Map(listOperations(document).map(({ id, object }) => [id, object]));

function namesOf(schema: SchemaObject): string[] {
  const names = schema['x-valores-conhecidos'] ?? schema['enum'];
  return Array.isArray(names) ? names.map(String) : [];
}

function textOf(schema: SchemaObject): fc.Arbitrary<string> {
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
  if (type !== 'object') return textOf(schema);
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
 * Bodies of the declared shape with values at and beyond their limits. Undefined when the contract does not declare
 * that status, or declares no body.
 */
function bodyOfSchema(operation: OperationId, status: number): fc.Arbitrary<unknown> | undefined {
  const response = operations.get(operation)?.responses[String(status)];
  const schema = response && responseSchema(document, response);
  return schema ? valueOf(schema) : undefined;
}

/** A random answer. */
export interface RandomAnswer {
  status: number;
  body: string;
}

/** The seed of the answers; the variable RANDOM_SEED overrides it. */
const seed = Number(process.env['RANDOM_SEED'] ?? 20_261_121);

/** Omit bodies with the texts that the test searches for on the page. */
const telling = /undefined|NaN|object Object|Invalid Date|"[^"]*\bnull\b[^"]*"/;

/** Numbers too large for JSON.stringify; a server may still send them. */
function beyond(body: string): string {
  return body.replaceAll('1e+300', '1e999');
}

/**
 * Random answers to a GET operation: any JSON, bodies of the declared shape with extreme values, corrupted valid
 * answers, and errors.
 * @param right valid answers of the mock server
 */
export function randomAnswers(operation: OperationId, right: readonly unknown[], count: number): RandomAnswer[] {
  const good = (body: fc.Arbitrary<unknown>) => body.map((one) => ({ status: 200, body: one }));
  const ofSchema = bodyOfSchema(operation, 200);
  const refused = bodyOfSchema(operation, 403);
  const errors = fc.record({
    status: fc.constantFrom(400, 403, 404, 409, 418, 429, 500),
    body: fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.record({ error: fc.jsonValue({ maxDepth: 1 }) }),
      fc.record({ message: fc.string() }),
      ...(refused ? [refused] : []),
    ),
  });
  const answers = fc.oneof(
    { weight: 4, arbitrary: good(fc.jsonValue({ maxDepth: 3 })) },
    ...(ofSchema ? [{ weight: 6, arbitrary: good(ofSchema) }] : []),
    ...right.map((one) => ({ weight: 8 / right.length, arbitrary: good(mutated(one)) })),
    { weight: 2, arbitrary: errors },
  );
  return fc
    .sample(answers, { numRuns: count, seed })
    .map(({ status, body }) => ({ status, body: beyond(JSON.stringify(body)) }))
    .filter(({ body }) => !telling.test(body));
}

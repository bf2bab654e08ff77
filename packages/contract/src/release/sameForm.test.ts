import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'contract-forms-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Schema = Record<string, unknown>;

/** One side of a pair: a schema of the request, one of the answer, or parts of the operation. */
interface Side {
  sent?: Schema;
  got?: Schema;
  operation?: Schema;
  responses?: Record<string, Schema>;
}

type Pair = readonly [old: Side, next: Side];

const text = { type: 'string' };
const nothing = { type: 'null' };
const person = { type: 'object', properties: { name: text, boss: { $ref: '#/components/schemas/Person' } } };
const queries = ['a', 'b'].map((name) => ({ name, in: 'query', schema: text }));
const link = { anyOf: [{ $ref: '#/components/schemas/Chain' }, nothing] };
const chain = { type: 'object', properties: { next: link } };
const plain = { type: 'object', properties: { name: text } };
const schemas = { Text: text, Plain: plain, Chain: chain, Person: person, Level: { type: 'string', enum: ['a', 'b'] } };

function body(field: Schema = {}): Schema {
  return { content: { 'application/json': { schema: { type: 'object', properties: { field } } } } };
}

function operationOf({ sent, got, operation, responses }: Side): Schema {
  return {
    requestBody: body(sent),
    responses: responses ?? { 200: { description: 'ok', ...body(got) } },
    ...operation,
  };
}

/** A document with an operation for each side. */
function documentOf(sides: readonly Side[]): string {
  const paths = Object.fromEntries(sides.map((side, index) => [`/pair-${index}-`, { post: operationOf(side) }]));
  const components = { schemas, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } };
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Test', version: '1.0.0' }, paths, components });
}

/** The impact and rule of each change, for each pair. One comparison covers all of them, because each is slow. */
async function changesOf(pairs: readonly Pair[]): Promise<string[][]> {
  const files = [0, 1].map((index) => {
    const file = path.join(folder, `${index}.json`);
    writeFileSync(file, documentOf(pairs.map((pair) => pair[index] ?? {})));
    return file;
  });
  const args = ['diff', ...files, '--format', 'json', '--fail-on', 'none'];
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };
  const redocly = path.join(root, 'node_modules/.bin/redocly');
  const { stdout } = await promisify(execFile)(redocly, args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 });
  const report: { changes: { path: string; impact: string; verdicts: { ruleId: string }[] }[] } = JSON.parse(stdout);
  return pairs.map((_, index) => {
    const own = report.changes.filter((change) => change.path.includes(`pair-${index}-`));
    return [
      ...new Set(own.map(({ impact, verdicts }) => [impact, ...verdicts.map(({ ruleId }) => ruleId)].join(' '))),
    ].sort();
  });
}

const same: readonly [string, Schema, Schema][] = [
  ['null as anyOf', { type: ['string', 'null'] }, { anyOf: [text, nothing] }],
  ['null as oneOf, first', { type: ['null', 'string'] }, { oneOf: [nothing, text] }],
  ['null of OpenAPI 3.0', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
  ['no null of OpenAPI 3.0', { type: 'string', nullable: false }, text],
  ['a known text or null', { type: ['string', 'null'], maxLength: 3 }, { anyOf: [{ ...text, maxLength: 3 }, nothing] }],
  ['a named text or null', { type: ['string', 'null'] }, { anyOf: [{ $ref: '#/components/schemas/Text' }, nothing] }],
  [
    'a named list of values or null',
    { enum: ['a', 'b', null] },
    { oneOf: [{ $ref: '#/components/schemas/Level' }, nothing] },
  ],
  ['an object or null', { ...person, type: ['object', 'null'] }, { anyOf: [person, nothing] }],
  ['null as a constant', { type: ['string', 'null'] }, { anyOf: [{ const: null }, text] }],
  ['values that say nothing', { type: 'object' }, { type: 'object', additionalProperties: true, readOnly: false }],
  ['any row', { type: 'array' }, { type: 'array', items: {}, minItems: 0, uniqueItems: false }],
  [
    'choices within choices',
    { type: ['string', 'null'], enum: ['a', null] },
    { anyOf: [{ oneOf: [{ const: 'a' }] }, nothing] },
  ],
  [
    'rows that may be null',
    { type: 'array', items: { type: ['string', 'null'] } },
    { type: 'array', items: { oneOf: [text, nothing] } },
  ],
  [
    'an object of 3.0 around a name',
    { ...plain, type: ['object', 'null'] },
    { type: 'object', nullable: true, allOf: [{ $ref: '#/components/schemas/Plain' }] },
  ],
  [
    'a name with a note',
    { $ref: '#/components/schemas/Plain', description: 'a' },
    { allOf: [{ $ref: '#/components/schemas/Plain' }], description: 'a' },
  ],
  ['a chain that may end', { $ref: '#/components/schemas/Chain' }, { allOf: [chain] }],
  ['allOf around one', text, { allOf: [text] }],
  [
    'allOf around a name',
    { $ref: '#/components/schemas/Person' },
    { allOf: [{ $ref: '#/components/schemas/Person' }] },
  ],
  [
    'allOf with a description',
    { ...text, description: 'a' },
    { allOf: [{ $ref: '#/components/schemas/Text' }], description: 'a' },
  ],
  [
    'null of 3.0 around a name',
    { type: ['string', 'null'] },
    { allOf: [{ $ref: '#/components/schemas/Text' }], nullable: true },
  ],
  ['a name and what it stands for', text, { $ref: '#/components/schemas/Text' }],
  [
    'values as constants',
    { type: 'string', enum: ['a', 'b'] },
    { oneOf: [{ const: 'b' }, { const: 'a', title: 'A' }] },
  ],
  [
    'values as constants with a type',
    { type: 'integer', enum: [1, 2] },
    { type: 'integer', anyOf: [{ const: 1 }, { const: 2 }] },
  ],
  ['one value', { type: 'string', enum: ['a'] }, { const: 'a' }],
  ['values in another order', { type: 'string', enum: ['a', 'b'] }, { type: 'string', enum: ['b', 'a'] }],
  ['required in another order', { type: 'object', required: ['a', 'b'] }, { type: 'object', required: ['b', 'a'] }],
  ['nothing required', { type: 'object' }, { type: 'object', required: [] }],
  ['a type in a list', text, { type: ['string'] }],
  [
    'a limit of OpenAPI 3.0',
    { type: 'number', minimum: 0, exclusiveMinimum: true },
    { type: 'number', exclusiveMinimum: 0 },
  ],
  ['no excluded limit', { type: 'number', maximum: 9 }, { type: 'number', maximum: 9, exclusiveMaximum: false }],
  [
    'fields in another order',
    { type: 'object', properties: { a: text, b: text } },
    { type: 'object', properties: { b: text, a: text } },
  ],
];

const different: readonly [string, Side, Side, string[]][] = [
  [
    'parameters and tags in another order',
    { operation: { parameters: queries, tags: ['a', 'b'] } },
    { operation: { parameters: queries.toReversed(), tags: ['b', 'a'] } },
    [],
  ],
  ['another default of a request', { sent: { default: 1 } }, { sent: { default: 2 } }, ['major texts/default-changed']],
  ['a default of a request that is gone', { sent: { default: 1 } }, { sent: {} }, ['major texts/default-changed']],
  ['a new default', { sent: {} }, { sent: { default: 2 } }, ['minor texts/default-noted']],
  ['another default of an answer', { got: { default: 1 } }, { got: { default: 2 } }, ['minor texts/default-noted']],
  [
    'a field that cannot be sent any more',
    { sent: text },
    { sent: { ...text, readOnly: true } },
    ['major texts/field-withdrawn'],
  ],
  [
    'a named one',
    { sent: { allOf: [{ $ref: '#/components/schemas/Text' }] } },
    { sent: { allOf: [{ $ref: '#/components/schemas/Text' }], readOnly: true } },
    ['major texts/field-withdrawn'],
  ],
  [
    'a field of answers that only requests have',
    { got: text },
    { got: { ...text, writeOnly: true } },
    ['major texts/field-withdrawn'],
  ],
  [
    'a name that cannot be sent any more',
    { sent: { $ref: '#/components/schemas/Plain' } },
    { sent: { $ref: '#/components/schemas/Plain', readOnly: true } },
    ['major texts/field-withdrawn'],
  ],
  [
    'another default of a parameter',
    { operation: { parameters: [{ name: 'a', in: 'query', schema: { default: 1 } }] } },
    { operation: { parameters: [{ name: 'a', in: 'query', schema: { default: 2 } }] } },
    ['major texts/default-changed'],
  ],
  [
    'a parameter that will go',
    { operation: { parameters: queries } },
    { operation: { parameters: queries.map((one) => ({ ...one, deprecated: true })) } },
    ['minor texts/deprecated'],
  ],
  ['another value that is the only one', { got: { const: 'a' } }, { got: { const: 'b' } }, ['major enum-values-added']],
  [
    'fewer rows',
    { sent: { type: 'array' } },
    { sent: { type: 'array', maxItems: 3 } },
    ['major schema-constraint-changed'],
  ],
  ['an answer that may be null', { got: text }, { got: { anyOf: [text, nothing] } }, ['major schema-type-changed']],
  ['an answer that is never null any more', { got: { anyOf: [text, nothing] } }, { got: text }, ['patch']],
  ['a request that may be null', { sent: text }, { sent: { oneOf: [text, nothing] } }, ['patch']],
  [
    'a value that requests lose',
    { sent: { enum: ['a', 'b'] } },
    { sent: { oneOf: [{ const: 'a' }] } },
    ['major enum-values-removed'],
  ],
  ['fewer letters', { sent: text }, { sent: { ...text, maxLength: 3 } }, ['major schema-constraint-changed']],
  ['a pattern', { sent: text }, { sent: { ...text, pattern: 'a' } }, ['major schema-constraint-changed']],
  ['a format', { sent: text }, { sent: { ...text, format: 'email' } }, ['major schema-constraint-changed']],
  [
    'different rows',
    { sent: { type: 'array' } },
    { sent: { type: 'array', uniqueItems: true } },
    ['major schema-constraint-changed'],
  ],
  [
    'no other fields',
    { sent: { type: 'object' } },
    { sent: { type: 'object', additionalProperties: false } },
    ['major schema-constraint-changed'],
  ],
  ['a login', {}, { operation: { security: [{ token: [] }] } }, ['major security-requirement-changed']],
  ['an operation that will go', {}, { operation: { deprecated: true } }, ['minor texts/deprecated']],
  [
    'another type of content',
    { responses: { 200: { description: '', content: { 'application/json': {} } } } },
    { responses: { 200: { description: '', content: { 'text/csv': {} } } } },
    ['major media-type-removed', 'minor'],
  ],
  [
    'a header that is gone',
    { responses: { 200: { description: '', headers: { Age: { schema: text } } } } },
    { responses: { 200: { description: '' } } },
    ['major response-header-removed'],
  ],
  [
    '200 as one of 2XX',
    { responses: { 200: { description: '', ...body(text) } } },
    { responses: { '2XX': { description: '', ...body(text) } } },
    ['minor', 'minor texts/response-range-changed'],
  ],
  [
    '2XX narrowed to 201',
    { responses: { '2XX': { description: '' } } },
    { responses: { 201: { description: '' } } },
    ['minor', 'minor texts/response-range-changed'],
  ],
  [
    '200 as 2XX with less',
    { responses: { 200: { description: '', ...body(text) } } },
    { responses: { '2XX': { description: '' } } },
    ['major texts/response-gone', 'minor'],
  ],
  [
    '201 in place of 200',
    { responses: { 200: { description: '' } } },
    { responses: { 201: { description: '' } } },
    ['major texts/response-gone'],
  ],
  ['another description', { operation: { description: 'a' } }, { operation: { description: 'b' } }, ['patch']],
];

it('two documents that say the same in other words have no difference', { timeout: 60_000 }, async () => {
  const pairs = same.map(([, one, other]): Pair => [
    { sent: one, got: one },
    { sent: other, got: other },
  ]);
  const back = pairs.map(([old, next]): Pair => [next, old]);
  const found = [...(await changesOf(pairs)), ...(await changesOf(back))];
  const verdicts = found.map((changes, index) => [same[index % same.length]?.[0], changes]);
  expect(verdicts.filter(([, changes]) => changes?.length !== 0)).toEqual([]);
});

it('two documents that differ are rated by who notices', { timeout: 60_000 }, async () => {
  const found = await changesOf(different.map(([, old, next]): Pair => [old, next]));
  expect(different.map(([name], index) => [name, found[index]])).toEqual(
    different.map(([name, , , expected]) => [name, expected]),
  );
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isObject } from '../core/values.ts';
import { compareOperations } from './compareOperations.ts';
import { OpenDocument } from './openDocument.ts';

const yaml = `
openapi: 3.1.0
info: { title: Exemplo, version: 1.0.0 }
servers: [{ url: /api }]
security: [{ bearerAuth: [] }]
paths:
  /people:
    get:
      operationId: listPeople
      summary: People
      security: [{}, { bearerAuth: [] }]
      parameters:
        - { name: page, in: query, required: false, schema: { type: integer, minimum: 1, maximum: 100 } }
      responses:
        '200':
          headers: { Cache-Control: { schema: { type: string } } }
          content:
            application/json:
              schema: { type: array, maxItems: 10, items: { $ref: '#/components/schemas/Person' } }
              examples: { one: { value: [] } }
        '404': { content: { application/json: { schema: { type: object } } } }
  /people/{id}:
    put:
      operationId: updatePerson
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      requestBody:
        required: false
        content:
          application/json:
            schema:
              type: object
              required: [name]
              properties:
                name: { type: string, maxLength: 50, pattern: '^a' }
                plan: { type: string, enum: [mensal, anual] }
                note: { type: [string, 'null'] }
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Person' } } } }
components:
  schemas:
    Person:
      type: object
      required: [id, status]
      properties:
        id: { type: integer }
        status: { type: string, enum: [on, off] }
        level: { type: string, x-valores-conhecidos: [gold] }
        choice: { oneOf: [{ type: string }, { type: integer }] }
        friends: { type: array, items: { $ref: '#/components/schemas/Person' } }
`;

/** The example document after some lines of it were written otherwise; every line must be there. */
function edited(edits: readonly (readonly [string, string])[]): OpenDocument {
  const text = edits.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`The example has no "${from}".`);
    return now.replaceAll(from, to);
  }, yaml);
  const document: unknown = parse(text);
  if (!isObject(document)) throw new Error('The example is no document.');
  return new OpenDocument(document);
}

function kinds(...edits: [string, string][]): string[] {
  return compareOperations(edited([]), edited(edits)).map(
    ({ severity, kind, place }) => `${severity} ${kind} ${place}`,
  );
}

/** Forwards and backwards: what an edit is, and what undoing it is. */
const cases: [name: string, edit: [string, string], forwards: string, backwards: string][] = [
  [
    'an operation',
    ['    put:', '    post:'],
    'breaking operation-removed PUT /people/{id}',
    'breaking operation-removed POST /people/{id}',
  ],
  ['an operationId', ['listPeople', 'readPeople'], 'risky operation-id GET /people', 'risky operation-id GET /people'],
  [
    'a deprecation',
    ['summary: People', 'summary: People\n      deprecated: true'],
    'risky operation-deprecated GET /people',
    '',
  ],
  [
    'a description',
    ['summary: People', 'summary: Pessoas'],
    'safe text-changed GET /people',
    'safe text-changed GET /people',
  ],
  [
    'who may call',
    ['[{}, { bearerAuth: [] }]', '[{ bearerAuth: [] }]'],
    'breaking access-narrower GET /people',
    'risky access-wider GET /people',
  ],
  [
    'the role',
    ['security: [{ bearerAuth: [] }]\npaths', 'security: [{ adminAuth: [] }]\npaths'],
    'breaking access-narrower PUT /people/{id}',
    'breaking access-narrower PUT /people/{id}',
  ],
  ['a server', ['url: /api', 'url: /v2'], 'breaking server-changed servers', 'breaking server-changed servers'],
  [
    'a required parameter',
    ['- { name: page', '- { name: who, in: query, required: true, schema: { type: string } }\n        - { name: page'],
    'breaking parameter-added GET /people who',
    'risky parameter-removed GET /people who',
  ],
  [
    'an optional parameter',
    ['- { name: page', '- { name: who, in: query, schema: { type: string } }\n        - { name: page'],
    'safe parameter-added GET /people who',
    'risky parameter-removed GET /people who',
  ],
  [
    'a demanded parameter',
    ['in: query, required: false', 'in: query, required: true'],
    'breaking parameter-required GET /people page',
    'safe parameter-optional GET /people page',
  ],
  [
    'a path parameter name',
    ['{ name: id, in: path', '{ name: personId, in: path'],
    'safe parameter-renamed PUT /people/{id} personId',
    'safe parameter-renamed PUT /people/{id} id',
  ],
  [
    'a parameter range',
    ['maximum: 100', 'maximum: 50'],
    'breaking limit-narrower GET /people page',
    'safe limit-wider GET /people page',
  ],
  [
    'a body demanded',
    ['requestBody:\n        required: false', 'requestBody:\n        required: true'],
    'breaking body-required PUT /people/{id} body',
    'safe body-optional PUT /people/{id} body',
  ],
  [
    'a media type',
    [
      '        content:\n          application/json:\n            schema:',
      '        content:\n          text/json:\n            schema:',
    ],
    'breaking media-type-removed PUT /people/{id} body',
    'breaking media-type-removed PUT /people/{id} body',
  ],
  [
    'a required request field',
    ['required: [name]', 'required: [name, plan]'],
    'breaking field-required PUT /people/{id} body/plan',
    'safe field-optional PUT /people/{id} body/plan',
  ],
  [
    'a request field',
    ["                note: { type: [string, 'null'] }\n", ''],
    'risky field-removed PUT /people/{id} body/note',
    'safe field-added PUT /people/{id} body/note',
  ],
  [
    'a new demand',
    [
      'required: [name]\n              properties:',
      'required: [name, age]\n              properties:\n                age: { type: integer }',
    ],
    'breaking field-added PUT /people/{id} body/age',
    'risky field-removed PUT /people/{id} body/age',
  ],
  [
    'a request length',
    ['maxLength: 50', 'maxLength: 20'],
    'breaking limit-narrower PUT /people/{id} body/name',
    'safe limit-wider PUT /people/{id} body/name',
  ],
  [
    'a request pattern',
    [", pattern: '^a'", ''],
    'safe pattern-removed PUT /people/{id} body/name',
    'breaking pattern-added PUT /people/{id} body/name',
  ],
  [
    'another pattern',
    ["pattern: '^a'", "pattern: '^b'"],
    'risky pattern-changed PUT /people/{id} body/name',
    'risky pattern-changed PUT /people/{id} body/name',
  ],
  [
    'a request value',
    ['[mensal, anual]', '[mensal]'],
    'breaking value-removed PUT /people/{id} body/plan',
    'safe value-added PUT /people/{id} body/plan',
  ],
  [
    'a request null',
    ["note: { type: [string, 'null'] }", 'note: { type: [string] }'],
    'breaking type-changed PUT /people/{id} body/note',
    'safe type-changed PUT /people/{id} body/note',
  ],
  [
    'an answer value',
    ['[on, off]', '[on, off, gone]'],
    'breaking value-added Person/status',
    'safe value-removed Person/status',
  ],
  [
    'an answer type',
    ['id: { type: integer }\n        status', 'id: { type: string }\n        status'],
    'breaking type-changed Person/id',
    'breaking type-changed Person/id',
  ],
  [
    'an answer field',
    ['        id: { type: integer }\n        status', '        status'],
    'breaking field-removed Person/id',
    'safe field-added Person/id',
  ],
  [
    'an optional answer',
    ['required: [id, status]', 'required: [id]'],
    'breaking field-optional Person/status',
    'safe field-required Person/status',
  ],
  ['known values', ['[gold]', '[gold, silver]'], 'risky known-values Person/level', 'risky known-values Person/level'],
  [
    'a variant',
    ['[{ type: string }, { type: integer }]', '[{ type: string }]'],
    'safe variant-removed Person/choice',
    'breaking variant-added Person/choice',
  ],
  [
    'the length of a list',
    ['maxItems: 10', 'maxItems: 20'],
    'risky limit-wider GET /people 200',
    'safe limit-narrower GET /people 200',
  ],
  [
    'a good status',
    [
      "'200': { content: { application/json: { schema: { $ref",
      "'201': { content: { application/json: { schema: { $ref",
    ],
    'breaking status-removed PUT /people/{id} 200',
    'breaking status-removed PUT /people/{id} 201',
  ],
  ['an error status', ["'404'", "'410'"], 'risky status-removed GET /people 404', 'risky status-added GET /people 404'],
  [
    'a server failure',
    ["'404':", "'503': {}\n        '404':"],
    'safe status-added GET /people 503',
    'risky status-removed GET /people 503',
  ],
  [
    'a header',
    ['headers: { Cache-Control', 'headers: { ETag'],
    'risky header-removed GET /people 200',
    'safe header-added GET /people 200',
  ],
  [
    'an example',
    ['value: []', 'value: [1]'],
    'safe examples-changed GET /people 200',
    'safe examples-changed GET /people 200',
  ],
];

describe('two documents', () => {
  it.each(cases)('%s', (_name, [from, to], forwards, backwards) => {
    expect(kinds([from, to])).toContain(forwards);
    const back = compareOperations(edited([[from, to]]), edited([]));
    const told = back.map(({ severity, kind, place }) => `${severity} ${kind} ${place}`);
    if (backwards === '') expect(told).toEqual([]);
    else expect(told).toContain(backwards);
  });

  it('that are the same have no changes, references in circles included', () => {
    expect(kinds()).toEqual([]);
  });

  it('tell a change of a shared schema once, with all its operations', () => {
    const [change, ...more] = compareOperations(edited([]), edited([['[on, off]', '[on]']]));
    expect(change?.operations).toEqual(['GET /people', 'PUT /people/{id}']);
    expect(more).toEqual([]);
  });

  it('know at least fifteen kinds of change', () => {
    const all = cases.flatMap(([, , forwards, backwards]) => [forwards, backwards].map((text) => text.split(' ')[1]));
    expect(new Set(all).size).toBeGreaterThanOrEqual(30);
  });

  it('sort a real break of our own contract', () => {
    const text = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8');
    const read = (source: string) => new OpenDocument({ ...parse(source) });
    expect(compareOperations(read(text), read(text))).toEqual([]);
  });
});

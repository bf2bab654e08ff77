import { parse } from 'yaml';
import { isObject } from '../core/values.ts';
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
        '404': { content: { application/json: { schema: { type: object }, examples: { none: { value: { error: Ninguém. } } } } } }
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
export function edited(edits: readonly (readonly [string, string])[]): OpenDocument {
  const text = edits.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`The example has no "${from}".`);
    return now.replaceAll(from, to);
  }, yaml);
  const document: unknown = parse(text);
  if (!isObject(document)) throw new Error('The example is no document.');
  return new OpenDocument(document);
}

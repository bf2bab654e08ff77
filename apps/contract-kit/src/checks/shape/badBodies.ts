import { checkRequest, type OperationId } from '@raiz/contract';
import { flatten, type SchemaObject } from '@raiz/contract/document';
import { bodyOf, document } from '../../core/contract.ts';

/** A body that the contract refuses, and why in words. */
export interface BadBody {
  what: string;
  body: unknown;
}

/** Longest text that the checks send to have it refused. */
const reasonable = 5000;

/** Values that a field must not have, by their description. */
function badValues(schema: SchemaObject): [what: string, value: unknown][] {
  const types = [schema.type].flat();
  const bad: [string, unknown][] = [['an object', { de: 'outro tipo' }]];
  if (types.includes('string')) bad.push(['a number', 12_345], ['blanks', '   '], ['an empty text', '']);
  if (types.includes('integer')) bad.push(['a text', 'abc'], ['a fraction', 1.5], ['0', 0], ['-1', -1], ['2', 2]);
  if (types.includes('boolean')) bad.push(['a text', 'sim'], ['false', false]);
  if (!types.includes('null')) bad.push(['null', null]);
  const most = schema['maxLength'];
  if (typeof most === 'number' && most < reasonable) bad.push([`${most + 1} characters`, 'x'.repeat(most + 1)]);
  if (schema['format'] === 'email') bad.push(['no address', 'sem-arroba']);
  if (schema['enum'] !== undefined) bad.push(['an unknown value', 'desconhecido']);
  if (schema['x-erro'] === 'Link inválido.') bad.push(['a script', 'javascript:alert(1)'], ['no address', 'sem link']);
  return bad;
}

/**
 * Bodies that the contract refuses, each for one reason: a field that is missing, blank, too long,
 * out of range or of another type, and bodies that are no objects. Leaves out what the contract
 * accepts.
 * @param good A body that the operation accepts.
 */
export function badBodies(id: OperationId, good: Record<string, unknown>): BadBody[] {
  const schema = bodyOf(id)?.schema;
  if (!schema) return [];
  const { properties = {}, required = [] } = flatten(document, schema);
  const missing = required.map((name): BadBody => {
    const { [name]: _gone, ...rest } = good;
    return { what: `no ${name}`, body: rest };
  });
  const wrong = Object.entries(properties).flatMap(([name, property]) =>
    badValues(flatten(document, property)).map(([what, value]): BadBody => ({
      what: `${what} as ${name}`,
      body: { ...good, [name]: value },
    })),
  );
  const shapeless: BadBody[] = [
    { what: 'a list', body: [] },
    { what: 'null', body: null },
    { what: 'a text', body: 'texto' },
  ];
  return [...shapeless, ...missing, ...wrong].filter(({ body }) => refuses(id, body));
}

/** Whether the contract refuses a request for its body, not for its path or query. */
function refuses(id: OperationId, body: unknown): boolean {
  const places = ['id', 'courseId', 'moduleId', 'lessonId'];
  const path = Object.fromEntries(places.map((name) => [name, 1]));
  return checkRequest(id, { path, body }).length > 0;
}

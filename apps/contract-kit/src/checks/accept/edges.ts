import type { OperationId } from '@raiz/contract';
import type { SchemaObject } from '@raiz/contract/document';
import { inputsOf } from '../../core/contract.ts';
import { takes, textsLike } from '../../core/texts.ts';
import { exampleBody } from '../shape/unknown.ts';

/** Edges of what the contract accepts, ordered so that each replaces the values of another. */
export const edges = [
  'hostile',
  'null',
  'longest',
  'absent',
  'shortest',
  'empty',
  'lookalike',
  'word',
  'unknown',
] as const;

/** An edge of what the contract accepts. */
export type Edge = (typeof edges)[number];

/** Describes the body of each edge. */
export const edgeNames: Readonly<Record<Edge, string>> = {
  hostile: 'markup, quotes, double blanks, line ends, NFD letters and emoji',
  null: 'null in optional fields',
  longest: 'the most that the contract takes',
  empty: 'an empty text in optional fields',
  shortest: 'the least that the contract takes',
  absent: 'no optional fields',
  lookalike: 'texts that look like an address or a number',
  word: 'the word "null"',
  unknown: 'fields that the contract does not name',
};

/** Characters that are valid like any other; those that break most servers come first, for short fields. */
const hostile =
  `<"e\u0301&'  🌱\r\n A\u0303ção  <b>“negrito”</b> &lt;já&gt; <script>alert("x")</script> ` +
  `\\ \\n / {{7*7}} \${x} %s 100%\t\u00A0\u200B\u00AD\u2028\u0007日本 \u05E2\u05D1 👩‍👩‍👧.`;

/** As many characters of a text as fit, counting an emoji as two. */
function fitting(text: string, max: number): string {
  let fitted = '';
  for (const one of text) {
    if (fitted.length + one.length > max) break;
    fitted += one;
  }
  return fitted.trim();
}

/** A text of a given length, without outer spaces. */
function filled(pattern: string, length: number): string {
  return `${pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length - 1)}.`;
}

function linkAt(edge: Edge, name: string, max: number): string | undefined {
  const file = 'https://exemplo.com.br/arquivo%2C1.pdf';
  const isList = name === 'resource_url';
  if (edge === 'shortest') return 'http://a.br';
  if (edge === 'hostile') {
    const odd = `HTTPS://Exemplo.com.br:8443/a%20b/ação/?q="x"&y=<b>'z'</b>#🌱`;
    return isList ? `${odd}, HTTP://intranet,${file} , ${file}` : odd.replace('HTTPS', 'HTTP');
  }
  if (edge !== 'longest') return undefined;
  const start = isList ? `${file}, ` : `${file}?a=`;
  const links = isList ? start.repeat(Math.floor(max / start.length) - 1) : start;
  return `${links}http://b.br/`.padEnd(max, 'x');
}

/** An address that every backend accepts, with a unique part. */
function addressAt(edge: Edge, unique: string, max: number): string {
  if (edge === 'hostile') return `O'Neil+rede_1.${unique}@Sub-Dominio.Exemplo.COM.BR`;
  const domain = 'exemplo.com.br';
  if (edge !== 'longest') return `${unique}@${domain}`;
  const local = unique.padEnd(64, 'x');
  const labels = `${'a'.repeat(63)}.${'b'.repeat(63)}.`;
  return `${local}@${labels}${'c'.repeat(max - local.length - labels.length - domain.length - 2)}.${domain}`;
}

/** Texts that form fields of other kinds would lower-case, pad, or strip. */
const lookalikes = ['Ana.Souza@Exemplo.COM.BR', '007.10-x'];

/** Whether an edge has plain texts only, and the usual addresses. */
function isPlain(edge: Edge): boolean {
  return edge === 'word' || edge === 'lookalike';
}

function textAt(edge: Edge, name: string, schema: SchemaObject, unique: string): string | undefined {
  const max = schema.maxLength ?? 200;
  if (schema['x-erro'] === 'Link inválido.') return linkAt(edge, name, max);
  if (schema.format === 'email') return isPlain(edge) ? undefined : addressAt(edge, unique, max);
  if (schema['x-outra-regra'] !== undefined) return undefined;
  const text = plainTextAt(edge, name, max);
  if (takes(schema, text)) return text;
  return edge === 'shortest' ? textsLike(schema)[0] : edge === 'longest' ? textsLike(schema).at(-1) : undefined;
}

function plainTextAt(edge: Edge, name: string, max: number): string {
  if (edge === 'shortest') return '0';
  if (edge === 'word') return 'null';
  if (edge === 'lookalike') return lookalikes.find(({ length }) => length <= max) ?? '0';
  if (edge === 'hostile') {
    const text = fitting(hostile, max);
    return keepsBlanks(name) ? `\n  ${text}\n\n${text} \n` : text;
  }
  if (/^(?:cpf|codigo|numero)/.test(name)) return '0123456789'.repeat(max).slice(0, max);
  // Many words, and more bytes than characters: a limit in bytes would cut it.
  return filled('ã é “í” ', max);
}

/** Whether the outer spaces of a text matter: `docs/api-decisions.md#texts`. */
function keepsBlanks(name: string): boolean {
  return name === 'description' || name === 'content';
}

/** The value of a field at an edge; undefined where the edge has none. */
export function valueAt(edge: Edge, name: string, schema: SchemaObject, unique: string): unknown {
  const types = [schema.type].flat();
  if (edge === 'absent') return undefined;
  if (edge === 'null') return types.includes('null') ? null : undefined;
  if (edge === 'empty') return types.includes('null') && types.includes('string') ? '' : undefined;
  if (Array.isArray(schema['enum'])) return schema['enum'].at(edge === 'longest' ? -1 : 0);
  if (types.includes('boolean')) return edge === 'longest';
  if (types.includes('integer') || types.includes('number')) return schema[edge === 'longest' ? 'maximum' : 'minimum'];
  return types.includes('string') ? textAt(edge, name, schema, unique) : undefined;
}

/** Fields that a later version may send: `docs/api-decisions.md#unknown-fields`. */
const unknown = { campo_desconhecido: { de: 'outra versão' }, outro: null };

/** The values of an operation's fields at an edge; undefined for an omitted field. */
export function edgeValues(id: OperationId, edge: Edge, unique: string): Record<string, unknown> {
  const { fields, required } = inputsOf(id);
  if (edge === 'unknown') return unknown;
  const values = Object.entries(fields).map(([name, schema]): [string, unknown][] => {
    if (edge === 'absent') return required.includes(name) ? [] : [[name, undefined]];
    const value = valueAt(edge, name, schema, unique);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(values.flat());
}

/** Defaults of omitted fields; null for all others. */
const defaults: Readonly<Record<string, unknown>> = { position: 1, is_required: 1, published: 0 };

/**
 * The values that reads return for each field of a body: an omitted one is cleared, or keeps its value where the body
 * requires none (docs/api-decisions.md#null-and-absent).
 */
export function readBack(id: OperationId, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { fields, required } = inputsOf(id);
  const names = Object.keys(fields).filter((name) => required.length > 0 || body[name] !== undefined);
  return Object.fromEntries(
    names.map((name) => [
      name,
      body[name] === undefined ? (defaults[name] ?? null) : body[name] === '' ? null : body[name],
    ]),
  );
}

/** The contract's example of a body with other values, and an unused e-mail address. */
export function bodyWith(
  id: OperationId,
  values: Readonly<Record<string, unknown>>,
  unique: string,
): Record<string, unknown> {
  const addresses = Object.entries(inputsOf(id).fields).filter(([, { format }]) => format === 'email');
  const free = addresses.map(([name]) => [name, addressAt('word', unique, 254)]);
  return exampleBody(id, { ...Object.fromEntries(free), ...values });
}

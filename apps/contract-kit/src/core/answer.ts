import { readJson as readAnyJson } from '@raiz/api-client/rules';
import { hasResponseBody, operations, type OperationId } from '@raiz/contract';
import { shown } from './finding.ts';
import type { SentRequest } from './curl.ts';
import type { RawAnswer } from './send.ts';
import { retryAfter } from './retryAfter.ts';
import { type Difference, shapeDifferences } from './shapes.ts';
import type { Values } from './contract.ts';
import { at, isObject, numberAt } from './values.ts';

/** An answer with its parsed body. */
export interface Answer extends RawAnswer {
  /** The call as a sentence, for findings. */
  call: string;
  request: SentRequest;
  /** The parameters of the called path. */
  path?: Values | undefined;
  /** The called operation of the contract. */
  operation?: OperationId;
  /** The JSON of the body; undefined when there is none. */
  body: unknown;
}

/** Rules of every answer. */
const rules = {
  body: 'docs/api-decisions.md#media-type',
  insides: 'docs/api-decisions.md#error-body',
  caching: 'docs/api-decisions.md#caching',
  limits: 'docs/api-decisions.md#rate-limits',
};

/** Patterns that reveal a backend's internals: stack traces, database errors. */
const insides =
  /(?:\n|\\n)\s+at .+:\d+:\d+|Traceback \(most recent|SQLSTATE|ORA-\d{5}|syntax error at or near|\bselect\s.+\sfrom\s/i;

/** Names of fields that no answer may contain. */
const secret = /^(?:password|senha|password_hash|senha_hash|hash|salt)$/i;

/** Deeper than any answer of the contract, and too deep to walk safely. */
const deepest = 200;

/** Whether brackets are nested too deeply; those inside strings do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** Describes a body that is not JSON. */
function kindOf(text: string): string {
  if (text.trim() === '') return 'an empty body';
  if (isTooDeep(text)) return `brackets more than ${deepest} deep`;
  return /^\s*</.test(text) ? `a page: ${shown(text.slice(0, 80))}` : `no JSON: ${shown(text.slice(0, 80))}`;
}

/** Parses a body as JSON; undefined when it is not JSON or nested too deeply. */
export function readJson(text: string): unknown {
  return isTooDeep(text) ? undefined : readAnyJson(text);
}

/** JSON pointers of secret fields anywhere in a body. */
function secretsIn(value: unknown, pointer = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((row) => secretsIn(row, `${pointer}/*`)))];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    secret.test(name) ? [`${pointer}/${name}`] : secretsIn(inner, `${pointer}/${name}`),
  );
}

/** Whether the framework refuses a call in words of its own, as it does for addresses that are not built. */
function isPlainRefusal({ status, body }: Pick<Answer, 'status' | 'body'>): boolean {
  return (status === 404 || status === 405 || status === 501) && (!isObject(body) || !('error' in body));
}

/** Whether something before the operation has answered: a framework, a server, a gateway. */
export function isStrange({ status, body }: Pick<Answer, 'status' | 'body'>, hasBody = true): boolean {
  return hasBody && (body === undefined || isPlainRefusal({ status, body }));
}

/**
 * Checks what every answer of the API must satisfy: JSON by its type and content, or no body where the contract
 * declares none; no secrets and internals.
 */
export function commonDifferences(
  { status, headers, text, body }: Pick<Answer, 'status' | 'headers' | 'text' | 'body'>,
  hasBody = true,
): Difference[] {
  const found: Difference[] = [];
  const type = headers.get('content-type') ?? 'none';
  if (!hasBody) {
    if (text !== '')
      found.push({ field: 'body', expected: 'no body', got: shown(text.slice(0, 80)), rule: rules.body });
  } else if (body === undefined)
    found.push({ field: 'body', expected: 'JSON', got: `${status} with ${kindOf(text)}`, rule: rules.body });
  else if (isPlainRefusal({ status, body }))
    found.push({ field: 'body', expected: '{"error": …}', got: `${status} with other JSON: ${shown(body)}` });
  else if (!/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type))
    found.push({
      field: 'header Content-Type',
      expected: 'application/json; charset=utf-8',
      got: type,
      rule: rules.body,
    });
  const [trace] = insides.exec(text) ?? [];
  if (trace !== undefined)
    found.push({ field: 'body', expected: 'no trace of the insides', got: shown(trace), rule: rules.insides });
  for (const field of secretsIn(body)) found.push({ field, expected: 'no such field', got: 'a secret' });
  return found;
}

function headerDifferences(id: OperationId, { status, headers, wasLimited }: Answer): Difference[] {
  const found: Difference[] = [];
  const { access } = operations[id];
  const statuses: readonly number[] = operations[id].statuses;
  if (wasLimited && !statuses.includes(429))
    found.push({ field: 'status', expected: `one of ${statuses.join(', ')}`, got: '429', rule: rules.limits });
  const cache = headers.get('cache-control') ?? 'none';
  if ((access === 'member' || access === 'admin') && !/\bno-store\b/i.test(cache))
    found.push({ field: 'header Cache-Control', expected: 'no-store', got: cache, rule: rules.caching });
  const wait = headers.get('retry-after');
  if (status === 429 && retryAfter(wait) === undefined)
    found.push({
      field: 'header Retry-After',
      expected: 'seconds, or an HTTP date',
      got: wait ?? 'none',
      rule: rules.limits,
    });
  return found;
}

/** How an answer contradicts its call: the id of another row than the only one asked for, a success that is none. */
function contradictions({ status, body, path = {} }: Answer): Difference[] {
  const [asked, ...more] = Object.values(path);
  const id = numberAt(body, '/id');
  const isOther = more.length === 0 && !Number.isNaN(id) && id !== Number(asked ?? id);
  return [
    ...(isOther ? [{ field: '/id', expected: `${asked}, as it was asked for`, got: String(id) }] : []),
    ...(status < 300 && at(body, '/success') === false
      ? [{ field: '/success', expected: `true with ${status}`, got: 'false' }]
      : []),
  ];
}

/** All ways in which one answer of an operation breaks the contract. */
export function answerDifferences(id: OperationId, answer: Answer): Difference[] {
  const hasBody = hasResponseBody(id, answer.status);
  if (isStrange(answer, hasBody)) return commonDifferences(answer);
  const shape = answer.body === undefined ? [] : shapeDifferences(id, answer.status, answer.body);
  return [...commonDifferences(answer, hasBody), ...headerDifferences(id, answer), ...contradictions(answer), ...shape];
}

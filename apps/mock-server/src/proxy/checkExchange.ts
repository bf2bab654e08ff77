import { driftSentences, type SentenceOf } from '@raiz/api-client/drift';
import { checkRequest, checkResponse, isDeclaredStatus, operations, type OperationId } from '@raiz/contract';
import type { Difference } from './drift.ts';
import type { UnknownValue, UnknownValuesOf } from './knownValues.ts';

/** A request and its answer, bodies as texts. */
export interface Exchange {
  path: Record<string, string>;
  query: Record<string, string>;
  sent: string;
  status: number;
  contentType: string | null;
  cacheControl: string | null;
  received: string;
}

/** Parses JSON; undefined for invalid JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Replaces list indexes by "*": "/0/title" and "/7/title" are the same field. */
function withoutPlaces(text: string): string {
  return text.replaceAll(/\/\d+(?=\/| |$|\.)/g, '/*');
}

/** The field's pointer, which starts the sentence of a check. */
function fieldOf(sentence: string): string {
  return /(?:^|: )(\/\S*)/.exec(sentence)?.[1] ?? '';
}

function answerDifference(status: number, problem: string, sentenceOf: SentenceOf): Difference {
  const plain = withoutPlaces(problem.replace(/^.*? \d{3}: /, ''));
  const field = fieldOf(plain);
  const message = field !== '' && plain.startsWith(`${field} `) ? plain.slice(field.length + 1) : plain;
  const sentence = sentenceOf(field, /must be (.+)\.$/.exec(message)?.[1]);
  return {
    direction: 'response',
    status,
    field,
    message,
    ...(sentence !== null && { sentence }),
    allowed: plain.endsWith(' is not declared.') && plain.startsWith('/'),
  };
}

/** Personal data must not be kept by caches: `docs/api-decisions.md#caching`. */
function cacheDifferences(id: OperationId, { status, cacheControl }: Exchange): Difference[] {
  const { access } = operations[id];
  if (access === 'public' || access === 'optional' || /\bno-store\b/i.test(cacheControl ?? '')) return [];
  const message = `Cache-Control must be no-store, not ${cacheControl ?? 'missing'}.`;
  return [{ direction: 'response', status, field: '', message, allowed: false }];
}

function unknownValueDifferences(unknown: readonly UnknownValue[], status: number): Difference[] {
  return unknown.map(({ field, value, known }) => ({
    direction: 'response',
    status,
    field,
    message: `is outside the known values ${known.join(', ')}.`,
    example: value,
    allowed: true,
  }));
}

function checkAnswer(
  id: OperationId,
  { status, contentType, received }: Exchange,
  unknownValuesOf: UnknownValuesOf,
): Difference[] {
  const differenceOf = (message: string): Difference => ({
    direction: 'response',
    status,
    field: '',
    message,
    allowed: false,
  });
  if (!isDeclaredStatus(id, status)) return [differenceOf(`The contract does not declare the status ${status}.`)];
  const body = readJson(received);
  if (body === undefined) return [differenceOf(received === '' ? 'The body is empty.' : 'The body is not JSON.')];
  const wrongType = /^application\/json\b/i.test(contentType ?? '')
    ? []
    : [differenceOf(`Content-Type must be application/json, not ${contentType ?? 'missing'}.`)];
  const { method, path } = operations[id];
  const sentenceOf = driftSentences(`${method} ${path}`, status, body);
  const found = checkResponse(id, status, body).map((problem) => answerDifference(status, problem, sentenceOf));
  return [...wrongType, ...found, ...unknownValueDifferences(unknownValuesOf(id, status, body), status)];
}

/** How a request and its answer break the contract. Never throws. */
export function checkExchange(id: OperationId, exchange: Exchange, unknownValuesOf: UnknownValuesOf): Difference[] {
  const { path, query, sent, status } = exchange;
  const body = operations[id].hasBody && sent !== '' ? (readJson(sent) ?? sent) : undefined;
  const asked = checkRequest(id, { path, query, body }).map(({ field, message }): Difference => ({
    direction: 'request',
    status,
    field,
    message,
    allowed: false,
  }));
  return [...asked, ...checkAnswer(id, exchange, unknownValuesOf), ...cacheDifferences(id, exchange)];
}

import { isObject } from '@raiz/api-client/rules';
import { isOperationId, type OperationId } from '@raiz/contract';

/** Ways to break the body of an answer. */
const bodyKinds = ['malformed', 'empty', 'null', 'wrong-shape', 'html', 'required-only'] as const;

/** Ways to break the connection: no answer at all, or no answer until a caller removes the fault. */
const connectionKinds = ['drop', 'hang'] as const;

/** A way to break an answer. */
export type FaultKind = (typeof bodyKinds)[number] | (typeof connectionKinds)[number];

/**
 * How the API misbehaves: plain JSON, the same for rules, scenarios, stories, tests and pages. Needs at least one of
 * `kind`, `status`, `body`, `fields` and `delay`.
 */
export interface Fault {
  /** The operation that misbehaves; '*' for all. */
  operation: OperationId | '*';
  /**
   * How to break the answer. 'required-only' reduces a success to what the contract requires: no optional fields, null
   * wherever null is allowed. 'hang' holds the answer.
   */
  kind?: FaultKind;
  /**
   * Status of the answer, 200 to 599. From 400 on the handler does not run.
   * @default the usual one
   */
  status?: number;
  /** JSON that replaces the usual answer; the handler does not run. */
  body?: unknown;
  /** Values that replace those of the usual answer, by field name, at any depth. */
  fields?: Readonly<Record<string, unknown>>;
  /**
   * Milliseconds to wait before anything else, maximum 120000.
   * @default 0
   */
  delay?: number;
  /**
   * Number of calls that get the fault.
   * @default all
   */
  times?: number;
  /** Only every n-th call. @default 1 */
  every?: number;
}

/** An invalid fault: one sentence that says what is valid. */
export class FaultProblem extends Error {
  override name = 'FaultProblem';
}

/** The integers of a fault, each with its minimum and maximum. */
const ranges = {
  status: [200, 599],
  delay: [0, 120_000],
  times: [1, 1_000_000],
  every: [1, 1_000_000],
} as const;

type NumberName = keyof typeof ranges;

const example = 'use status=500, latency=3000, body=malformed, drop or hang';

const names = ['operation', 'kind', 'status', 'body', 'fields', 'delay', 'times', 'every'];

function given(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function readNumber(name: NumberName, value: unknown, label: string = name): number {
  const [min, max] = ranges[name];
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max) return number;
  throw new FaultProblem(`${label} must be a whole number from ${min} to ${max}, not ${JSON.stringify(value)}.`);
}

function oneOf<Name extends string>(label: string, value: unknown, all: readonly Name[]): Name {
  const found = all.find((name) => name === value);
  if (found !== undefined) return found;
  throw new FaultProblem(`${label} must be one of ${all.join(', ')}, not ${JSON.stringify(value)}.`);
}

function readOperation(value: unknown): Fault['operation'] {
  if (!given(value) || value === '*') return '*';
  if (typeof value === 'string' && isOperationId(value)) return value;
  throw new FaultProblem(
    `There is no operation ${JSON.stringify(value)}: use an operationId of the contract, such as logIn, or * for all.`,
  );
}

/** Parses one part of the text form, such as "status=503". */
function readPart(part: string): Partial<Fault> {
  const [name = '', value = ''] = part.split('=').map((piece) => piece.trim());
  if (name === 'status') return { status: readNumber('status', value) };
  if (name === 'latency') return { delay: readNumber('delay', value, 'latency') };
  if (name === 'body') return { kind: oneOf('body', value, bodyKinds) };
  if (name === 'drop' || name === 'hang') return { kind: name };
  throw new FaultProblem(`"${part}" is no fault: ${example}.`);
}

function readText(text: string): Partial<Fault> {
  const parts = text.split(/[;,]/).map((part) => part.trim());
  return Object.assign({}, ...parts.filter(Boolean).map(readPart));
}

/** Rejects a fault without an effect, or with two contradictory ones. */
function checked(fault: Fault): Fault {
  const { kind, status, body, fields, delay } = fault;
  if ([kind, status, body, fields, delay].every((part) => part === undefined))
    throw new FaultProblem(`A fault is missing: ${example}.`);
  if (kind === 'drop' && status !== undefined) throw new FaultProblem('drop takes no status: no answer is sent.');
  if (body !== undefined && fields !== undefined) throw new FaultProblem('A fault has a body or fields, not both.');
  if ((body ?? fields) !== undefined && kind !== undefined && kind !== 'hang')
    throw new FaultProblem(`A fault of the kind ${kind} takes no body and no fields.`);
  return fault;
}

/**
 * Reads a fault: the text form of `X-Mock-Fault` ("status=503; latency=2000", "body=null", "drop"), or the fields of a
 * {@link Fault}; its field `fault` may hold the text form. Forms send numbers as texts; an empty field counts as
 * missing.
 * @throws FaultProblem for anything else
 */
export function readFault(input: unknown): Fault {
  if (typeof input === 'string') return checked({ operation: '*', ...readText(input) });
  if (!isObject(input)) throw new FaultProblem('A fault is a JSON object, such as {"operation":"logIn","status":500}.');
  const { fault, ...fields } = input;
  if (given(fault) && typeof fault !== 'string') throw new FaultProblem('fault must be a text, such as "status=500".');
  const unknown = Object.keys(fields).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new FaultProblem(`A fault has no "${unknown}": use ${names.join(', ')}.`);
  if (fields['fields'] !== undefined && !isObject(fields['fields']))
    throw new FaultProblem('fields must be a JSON object, such as {"progress":101}.');
  const number = (name: NumberName) => (given(fields[name]) ? { [name]: readNumber(name, fields[name]) } : {});
  return checked({
    operation: readOperation(fields['operation']),
    ...(typeof fault === 'string' ? readText(fault) : {}),
    ...(given(fields['kind']) ? { kind: oneOf('kind', fields['kind'], [...bodyKinds, ...connectionKinds]) } : {}),
    ...(fields['body'] === undefined ? {} : { body: fields['body'] }),
    ...(isObject(fields['fields']) ? { fields: fields['fields'] } : {}),
    ...number('status'),
    ...number('delay'),
    ...number('times'),
    ...number('every'),
  });
}

/** The text form of a fault's effect, for the log and the answer. */
export function faultText({ kind, status, body, fields, delay }: Fault): string {
  const isConnection = kind === 'drop' || kind === 'hang';
  return [
    ...(status === undefined ? [] : [`status=${status}`]),
    ...(delay === undefined ? [] : [`latency=${delay}`]),
    ...(kind === undefined ? [] : [isConnection ? kind : `body=${kind}`]),
    ...(body === undefined ? [] : ['body=json']),
    ...(fields === undefined ? [] : ['fields=json']),
  ].join('; ');
}

import { shapes } from './generated/shapes.ts';
import { read, type Deviation } from './read.ts';

/**
 * A deviation of an answer from the contract. Holds no value of the answer, so no personal data.
 */
export interface Drift extends Deviation {
  /** The call: `GET /fundos`, followed by the status of an error. */
  operation: string;
}

/** Called with a deviation. */
export type OnDrift = (drift: Drift) => void;

/** One line for logs: `GET /fundos: fundos[].amount should be a number`. */
export function driftText({ operation, path, expected }: Drift): string {
  return `${operation}: ${path || 'the body'} should be ${expected}`;
}

/** Reports each deviation once. */
export function once(onDrift: OnDrift): OnDrift {
  const seen = new Set<string>();
  return (drift) => {
    const key = driftText(drift);
    if (seen.has(key)) return;
    seen.add(key);
    onDrift(drift);
  };
}

/** The path that a JSON pointer names; list indexes may be `*`. */
function pathOf(pointer: string): string {
  return pointer
    .replaceAll(/\/(?:\d+|\*)(?=\/|$)/g, '[]')
    .replaceAll('/', '.')
    .replace(/^\./, '');
}

const typeLabels: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a number',
  boolean: 'a flag',
  array: 'a list',
  object: 'an object',
};

/** The labels of JSON Schema types: `integer or null` is `a number`. */
function labelOf(expected: string): string {
  const known = expected.split(' or ').filter((type) => type !== 'null');
  return known.map((type) => typeLabels[type] ?? type).join(' or ');
}

/**
 * The message of a deviation, by its JSON pointer and by what a tool expects there. The latter applies where the portal
 * reads the answer without a deviation. Null when neither gives a message.
 */
export type MessageOf = (pointer: string, expected?: string) => string | null;

/**
 * The messages of `driftText` for tools that check an answer strictly.
 * @param call Such as `GET /fundos`.
 */
export function driftMessages(call: string, status: number, body: unknown): MessageOf {
  const operation = status < 300 ? call : `${call} ${status}`;
  const shape = shapes[operation];
  const deviations = shape === undefined ? [] : read(body, shape).deviations;
  const expectations = new Map(deviations.map(({ path, expected }) => [path, expected]));
  return (pointer, expectedByTool) => {
    const path = pathOf(pointer);
    const expected = expectations.get(path) ?? (expectedByTool && labelOf(expectedByTool));
    return expected ? driftText({ operation, path, expected }) : null;
  };
}

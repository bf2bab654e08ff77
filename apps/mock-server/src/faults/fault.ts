/** What may happen to the body of an answer. */
export const brokenBodies = ['malformed', 'empty', 'null', 'wrong-shape', 'html'] as const;

/** A way in which a body is broken. */
export type BrokenBody = (typeof brokenBodies)[number];

/** Something that goes wrong on purpose: any of status, delay and body together, or a connection that fails. */
export interface Fault {
  /** As it was written, for the log and the header of the answer. */
  text: string;
  /** Status in place of the real one, 200 to 599. */
  status: number | null;
  /** Milliseconds before anything else happens. */
  latency: number;
  /** The connection is cut without an answer, or stays open without one. */
  connection: 'drop' | 'hang' | null;
  body: BrokenBody | null;
}

/** Longest delay, in milliseconds. */
export const longestLatency = 120_000;

/** A fault that cannot be understood: one sentence that says what would be. */
export class FaultProblem extends Error {
  override name = 'FaultProblem';
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new FaultProblem(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

function brokenBody(text: string): BrokenBody {
  const found = brokenBodies.find((name) => name === text);
  if (found) return found;
  throw new FaultProblem(`body must be one of ${brokenBodies.join(', ')}, not "${text}".`);
}

function withPart(fault: Fault, part: string): Fault {
  const [name = '', value = ''] = part.split('=').map((piece) => piece.trim());
  if (name === 'status') return { ...fault, status: wholeNumber(name, value, 200, 599) };
  if (name === 'latency') return { ...fault, latency: wholeNumber(name, value, 0, longestLatency) };
  if (name === 'body') return { ...fault, body: brokenBody(value) };
  if (name === 'drop' || name === 'hang') return { ...fault, connection: name };
  throw new FaultProblem(`"${part}" is no fault: use status=500, latency=3000, body=malformed, drop or hang.`);
}

/**
 * Reads a fault as the `X-Mock-Fault` header and the rules write it: "status=503; latency=2000", "body=null", "drop".
 * @throws FaultProblem with a sentence when it is none.
 */
export function readFault(text: string): Fault {
  const parts = text
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0)
    throw new FaultProblem('A fault is missing: use status=500, latency=3000, body=malformed, drop or hang.');
  const none: Fault = { text: parts.join('; '), status: null, latency: 0, connection: null, body: null };
  return parts.reduce(withPart, none);
}

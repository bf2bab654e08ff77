/** Ways to break the body of an answer. */
const brokenBodies = ['malformed', 'empty', 'null', 'wrong-shape', 'html'] as const;

/** A way to break a body. */
export type BrokenBody = (typeof brokenBodies)[number];

/** A planned failure: any of status, delay and body together, or a failing connection. */
export interface Fault {
  /** The fault as written, for the log and the header of the answer. */
  text: string;
  /** Replaces the status, 200 to 599. */
  status: number | null;
  /** Milliseconds before anything else happens. */
  latency: number;
  /** The connection is cut without an answer, or stays open without one. */
  connection: 'drop' | 'hang' | null;
  body: BrokenBody | null;
}

/** Longest delay, in milliseconds. */
const longestLatency = 120_000;

/** An invalid fault: one sentence that says what is valid. */
export class FaultProblem extends Error {
  override name = 'FaultProblem';
}

function readInteger(name: string, text: string, least: number, most: number): number {
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
  if (name === 'status') return { ...fault, status: readInteger(name, value, 200, 599) };
  if (name === 'latency') return { ...fault, latency: readInteger(name, value, 0, longestLatency) };
  if (name === 'body') return { ...fault, body: brokenBody(value) };
  if (name === 'drop' || name === 'hang') return { ...fault, connection: name };
  throw new FaultProblem(`"${part}" is no fault: use status=500, latency=3000, body=malformed, drop or hang.`);
}

/**
 * Reads a fault as written in `X-Mock-Fault` and in rules: "status=503; latency=2000", "body=null",
 * "drop".
 * @throws FaultProblem for anything else
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

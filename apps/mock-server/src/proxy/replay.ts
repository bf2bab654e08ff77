import type { OperationId } from '@raiz/contract';
import type { WholeAnswer } from './forward.ts';
import type { Difference } from './drift.ts';

/** One recorded exchange, without tokens, passwords and personal data. */
export interface RecordedExchange {
  /** Moment, ISO 8601. */
  at: string;
  operation: OperationId | null;
  method: string;
  /** Path below `/api`; the contract's template where it has one. */
  path: string;
  /** The path with its ids and the query without secrets; identifies the exchange in a replay. */
  address: string;
  status: number;
  milliseconds: number;
  mocked: boolean;
  request: unknown;
  response: unknown;
  differences: Difference[];
}

/** Names of fields with secrets or personal data. */
const secretNames =
  /token|password|senha|secret|authorization|cookie|cpf|pix|conta|agencia|banco|email|phone|telefone|^name$|nome|preview_url|checkout_url|certificate_url|ref/i;

/** Replaces a secret. */
const hidden = '***';

/**
 * A copy of a JSON value without the values of secret fields at any depth. Lists and objects keep
 * their shape.
 */
export function scrub(value: unknown, isSecret = false): unknown {
  if (Array.isArray(value)) return value.map((item) => scrub(item, isSecret));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, scrub(inner, isSecret || secretNames.test(name))]),
    );
  }
  return isSecret && value !== null && value !== '' && typeof value !== 'boolean' ? hidden : value;
}

/**
 * Path below `/api` and query of a call, without secret values. Ids stay: the replay needs them.
 */
export function scrubAddress({ pathname, searchParams }: URL): string {
  const query = [...searchParams].map(([name, value]) => [name, secretNames.test(name) ? hidden : value]);
  const text = new URLSearchParams(query).toString();
  return `${pathname.replace(/^\/api/, '')}${text === '' ? '' : `?${text}`}`;
}

/** An invalid line of a recording, by its number. */
export class RecordingProblem extends Error {
  override name = 'RecordingProblem';
}

/** Recorded answers of a call in turn, the last one repeatedly; null for a call without any. */
export type Replay = (method: string, url: URL) => WholeAnswer | null;

type Recorded = Pick<RecordedExchange, 'method' | 'address' | 'status' | 'response'>;

function isRecorded(line: unknown): line is Recorded {
  if (typeof line !== 'object' || line === null) return false;
  if (!('method' in line && 'address' in line && 'status' in line && 'response' in line)) return false;
  return typeof line.method === 'string' && typeof line.address === 'string' && typeof line.status === 'number';
}

function readLine(text: string, number: number): Recorded {
  let line: unknown = null;
  try {
    line = JSON.parse(text);
  } catch {
    // Reported below, like any other invalid line.
  }
  if (isRecorded(line) && line.status >= 200 && line.status <= 599) return line;
  throw new RecordingProblem(`Line ${number} is no exchange that "contract:proxy -- --record" has written.`);
}

function answerOf({ status, response }: Recorded): WholeAnswer {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  return { status, headers, bytes: new TextEncoder().encode(JSON.stringify(response)) };
}

/**
 * Replays a recording of the proxy: one JSON line per exchange. Secrets are removed, so names and
 * tokens read "***".
 * @throws RecordingProblem for an invalid line
 */
export function createReplay(recording: string): Replay {
  const answers = new Map<string, WholeAnswer[]>();
  for (const [at, text] of recording.split('\n').entries()) {
    if (text.trim() === '') continue;
    const line = readLine(text, at + 1);
    const call = `${line.method} ${line.address}`;
    answers.set(call, [...(answers.get(call) ?? []), answerOf(line)]);
  }
  return (method, url) => {
    const left = answers.get(`${method} ${scrubAddress(url)}`);
    const [next] = left ?? [];
    if (left && left.length > 1) left.shift();
    return next ?? null;
  };
}

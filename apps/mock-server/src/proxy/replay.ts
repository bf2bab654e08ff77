import { scrubAddress } from './scrub.ts';
import type { RecordedExchange } from './recordedExchange.ts';
import type { WholeAnswer } from './forward.ts';

/** A line that is no exchange of a recording, by its number. */
export class RecordingProblem extends Error {
  override name = 'RecordingProblem';
}

/** What was recorded for a call: its answers one after another, the last one again and again. Null for a call that is not in it. */
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
    // Told below, as for a line of another kind.
  }
  if (isRecorded(line) && line.status >= 200 && line.status <= 599) return line;
  throw new RecordingProblem(`Line ${number} is no exchange that "contract:proxy -- --record" has written.`);
}

function answerOf({ status, response }: Recorded): WholeAnswer {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  return { status, headers, text: JSON.stringify(response) };
}

/**
 * Answers from a recording of the proxy: one line of JSON for each exchange. Secrets were taken out of it, so names and tokens read "***".
 * @throws RecordingProblem for a line that is no exchange
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

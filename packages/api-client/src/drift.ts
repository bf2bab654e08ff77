import type { Deviation } from './read.ts';

/** A deviation of an answer from the contract. Holds no value of the answer, so no personal data. */
export interface Drift extends Deviation {
  /** The call: `GET /fundos`, with the status of a refusal behind it. */
  operation: string;
}

/** Called with a deviation. */
export type OnDrift = (drift: Drift) => void;

/** One line for logs: `GET /fundos: fundos[].amount should be a number`. */
export function driftText({ operation, path, expected }: Drift): string {
  return `${operation}: ${path || 'the body'} should be ${expected}`;
}

/** Passes each deviation on once. */
export function once(onDrift: OnDrift): OnDrift {
  const seen = new Set<string>();
  return (drift) => {
    const key = driftText(drift);
    if (seen.has(key)) return;
    seen.add(key);
    onDrift(drift);
  };
}

/** Ends a check whose next steps would make no sense; the reason is already recorded. */
export class Stop extends Error {
  override name = 'Stop';
}

/** Ends a check that is impossible with these accounts; the message says why. */
export class Skip extends Error {
  override name = 'Skip';
}

/**
 * One difference between the backend and the contract, with what a backend team needs to find it.
 */
export interface Finding {
  /** Id of the check that found it. */
  check: string;
  /** The call as a sentence: `GET /perfil as member`. */
  call: string;
  /** Part of the answer: `status`, `header Allow`, or the pointer of a field (`/user/is_admin`). */
  field: string;
  /** What the contract asks for. */
  expected: string;
  /** What the backend sent. */
  got: string;
  /** What the portal logs about it, for a field of the body. */
  sentence?: string;
}

/** A finding in lines: the call, what differs, and the portal's sentence. */
export function findingLines({ call, field, expected, got, sentence }: Finding): string[] {
  return [call, `${field}: expected ${expected}, got ${got}`, ...(sentence === undefined ? [] : [sentence])];
}

/** Longest text of a value in a finding; longer ones are truncated. */
const longest = 160;

/** A value as findings show it: JSON on one line, truncated. `undefined` is "nothing". */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

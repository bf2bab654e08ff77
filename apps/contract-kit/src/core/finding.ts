/** One difference between the backend and the contract, as a backend team needs it to find the place. */
export interface Finding {
  /** Id of the check that met it. */
  check: string;
  /** The call as a sentence: `GET /perfil as member`. */
  call: string;
  /** What of the answer: `status`, `header Allow`, or the pointer of a field (`/user/is_admin`). */
  field: string;
  /** What the contract has there. */
  expected: string;
  /** What the backend sent. */
  got: string;
}

/** Longest text of a value in a finding; what is longer is cut. */
const longest = 160;

/** A value as it is shown in a finding: JSON, on one line, not too long. `undefined` is "nothing". */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Why a session ended: the server refused the token, or the person left. */
export type SessionEnd = 'expired' | 'left';

let last: SessionEnd = 'left';

/** Remembers why the session ends, for the page that has to say so. */
export function noteSessionEnd(reason: SessionEnd): void {
  last = reason;
}

/** Why the last session ended. */
export function lastSessionEnd(): SessionEnd {
  return last;
}

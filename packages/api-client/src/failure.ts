/** What is wrong with one field of what was sent: an entry of the contract's `Erro.fields`. */
export interface FieldFailure {
  /** Name of the field in the request's body. */
  field: string;
  /** The server's own sentence about it. */
  message: string;
}

/**
 * How a call failed:
 * `server` – an answer with an error status; `connection` – no answer (offline, dropped, timed out);
 * `shape` – an answer that is not what the contract promises (HTML, broken JSON, other fields).
 */
export type FailureKind = 'server' | 'connection' | 'shape';

interface FailureDetails {
  /** HTTP status, 0 without an answer. */
  status?: number;
  /** The server's own sentence for people, from the body's `error`. */
  text?: string | null;
  /** The fields that the server refused, from the body's `fields`. */
  fields?: readonly FieldFailure[];
  /** What lies beneath, for the console. */
  cause?: unknown;
}

/** What every failed call of the client is thrown as. Turn it into a sentence with `failureText`. */
export class ApiFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  /** The server's own sentence, or null when it gave none. */
  readonly text: string | null;
  /** What the server says of single fields; empty when it says nothing of them. */
  readonly fields: readonly FieldFailure[];

  constructor(kind: FailureKind, details: FailureDetails = {}) {
    super(`${kind} failure${details.status ? ` (HTTP ${details.status})` : ''}`, { cause: details.cause });
    this.name = 'ApiFailure';
    this.kind = kind;
    this.status = details.status ?? 0;
    this.text = details.text ?? null;
    this.fields = details.fields ?? [];
  }
}

/** Anything caught, as the one kind of failure that screens know. What is not ours counts as a lost connection only if it is fetch's. */
export function toFailure(caught: unknown): ApiFailure {
  if (caught instanceof ApiFailure) return caught;
  return new ApiFailure(caught instanceof TypeError || isAbort(caught) ? 'connection' : 'shape', { cause: caught });
}

function isAbort(caught: unknown): boolean {
  return caught instanceof DOMException && (caught.name === 'AbortError' || caught.name === 'TimeoutError');
}

/** The spec's sentences for one place (section 8). */
export interface PlaceTexts {
  /** Shown when the server gives no sentence of its own. */
  fallback: string;
  /** Shown when no answer came, where the spec has such a sentence; else the fallback. */
  connection?: string;
  /** False where the spec shows its own sentence whatever the server says. @default true */
  serverText?: boolean;
}

/** The sentence to show for a failed call: the server's text, else the spec's sentence for that place (operations.md, 1.3). */
export function failureText(caught: unknown, texts: PlaceTexts): string {
  const failure = toFailure(caught);
  if (failure.kind === 'connection') return texts.connection ?? texts.fallback;
  if (failure.text !== null && texts.serverText !== false) return failure.text;
  return texts.fallback;
}

/** The `{reason}` of list and admin sentences: the server's text, else `HTTP {status}`, else "falha de conexão" (operations.md, 1.3). */
export function failureReason(caught: unknown): string {
  const failure = toFailure(caught);
  if (failure.text !== null) return failure.text;
  return failure.status >= 400 ? `HTTP ${failure.status}` : 'falha de conexão';
}

/** The problem of one field of a request: an entry of the contract's `Erro.fields`. */
export interface FieldFailure {
  /** Name of the field in the request's body. */
  field: string;
  /** The server's message about it. */
  message: string;
}

/**
 * How a call failed:
 * `server`: an answer with an error status; `connection`: no answer (offline, dropped, timed out);
 * `shape`: an answer that breaks the contract (HTML, broken JSON, other fields).
 */
export type FailureKind = 'server' | 'connection' | 'shape';

interface FailureDetails {
  /** HTTP status, 0 without an answer. */
  status?: number;
  /** The server's message for people, from the body's `error`. */
  text?: string | null;
  /** The fields that the server rejected, from the body's `fields`. */
  fields?: readonly FieldFailure[];
  /** The underlying error, for the console. */
  cause?: unknown;
}

/** The error that every failed call throws. `failureText` turns it into a message. */
export class ApiFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  /** The server's message, or null if it gave none. */
  readonly text: string | null;
  /** The server's messages about single fields, or an empty list. */
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

/** Wraps any caught value as an `ApiFailure`. Errors of fetch are of kind `connection`, others `shape`. */
export function toFailure(caught: unknown): ApiFailure {
  if (caught instanceof ApiFailure) return caught;
  return new ApiFailure(caught instanceof TypeError || isAbort(caught) ? 'connection' : 'shape', { cause: caught });
}

/**
 * Whether the server may have done what a failed call asked for: no answer came, it broke off, or a gateway or a web
 * page answered instead of the API.
 */
export function isAnswerLost(caught: unknown): boolean {
  const { kind, status, text } = toFailure(caught);
  return kind !== 'server' || (status > 500 && text === null);
}

function isAbort(caught: unknown): boolean {
  return caught instanceof DOMException && (caught.name === 'AbortError' || caught.name === 'TimeoutError');
}

/** The messages of one screen for a failed call (docs/specification.md#messages). */
export interface ErrorTexts {
  /** Shown when the server sends no message. */
  fallback: string;
  /** Language of the fallback when it is not Portuguese. */
  lang?: 'en';
  /** Shown when the connection failed. @default the fallback */
  connection?: string;
  /**
   * False where the page never shows the server's message.
   * @default true
   */
  serverText?: boolean;
}

/** A message about a failed call. */
export interface FailureMessage {
  text: string;
  lang: 'pt-BR' | 'en';
}

/**
 * The message to show for a failed call, with its language: the server's, else the screen's
 * (docs/api-decisions.md#common-errors).
 */
export function failureMessage(caught: unknown, texts: ErrorTexts): FailureMessage {
  const { kind, text: serverText } = toFailure(caught);
  const text = kind === 'connection' ? texts.connection : texts.serverText === false ? null : serverText;
  return text == null ? { text: texts.fallback, lang: texts.lang ?? 'pt-BR' } : { text, lang: 'pt-BR' };
}

/** The message to show for a failed call on a Portuguese page. */
export function failureText(caught: unknown, texts: ErrorTexts): string {
  return failureMessage(caught, texts).text;
}

/**
 * The `{reason}` of a message: the server's text, the HTTP status or "falha de conexão"
 * (docs/api-decisions.md#reason).
 */
export function failureReason(caught: unknown): string {
  const failure = toFailure(caught);
  if (failure.text !== null) return failure.text;
  return failure.status >= 400 ? `HTTP\u00A0${failure.status}` : 'falha de conexão';
}

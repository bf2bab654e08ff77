import type { Role } from './people.ts';
import type { Secrets } from './secrets.ts';

/** A request in its sent form. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Headers;
  body: string | undefined;
  /** The account whose token it has; none for other tokens and for visitors. */
  as?: Role;
}

/** Repetitions of a few characters from this number on; reports write them as a number. */
const run = /([^\n]{1,32}?)\1{199,}/gu;

/** Maximum length of a body in a report, in characters. */
const maxLength = 2000;

/** A body for reports: without secrets, and with long repetitions described. */
function bodyText(body: string, secrets: Secrets): string {
  const text = secrets.masked(
    body.replaceAll(run, (all, one: string) => `${one}… (${all.length / one.length} times "${one}")`),
  );
  return text.length > maxLength ? `${text.slice(0, maxLength)}… (${body.length} characters)` : text;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The usual spelling of a header's name: X-Api-Key. */
function titled(name: string): string {
  return name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/**
 * The line for a shell that sends a request, without secrets: the token of an account is a variable (`$ADMIN_TOKEN`),
 * any other secret is `***`.
 * @param gateway Names of the headers that every call has.
 */
export function curlLine(
  { method, url, headers, body, as }: SentRequest,
  secrets: Secrets,
  gateway: readonly string[] = [],
): string {
  const fields = [...headers].map(([name, value]) =>
    as !== undefined && name === 'authorization'
      ? `-H "Authorization: Bearer $${as.toUpperCase()}_TOKEN"`
      : `-H ${quoted(`${titled(name)}: ${secrets.masked(value)}`)}`,
  );
  const others = gateway.map((name) => `-H '${titled(name)}: ***'`);
  const data = body === undefined ? [] : [`--data-raw ${quoted(bodyText(body, secrets))}`];
  return [`curl -i -X ${method}`, quoted(secrets.masked(url)), ...fields, ...others, ...data].join(' ');
}

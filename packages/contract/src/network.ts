/** An unusable header or address of a command line: the start of a sentence. */
export class NetworkProblem extends Error {
  override name = 'NetworkProblem';
}

/** Headers that belong to a connection, or that the HTTP client itself sets. */
const reserved = [
  'accept',
  'accept-encoding',
  'authorization',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Validates a header for every call.
 * @param where The option that gives it, for messages.
 * @throws NetworkProblem, which does not repeat the value: it may be a key
 */
export function checkedHeader(name: string, given: string, where = '--header'): [name: string, value: string] {
  const value = given.replaceAll(/^[ \t]+|[ \t]+$/g, '');
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) throw new NetworkProblem(`${where} must be 'Name: value'`);
  if (reserved.includes(name.toLowerCase()))
    throw new NetworkProblem(`${where} cannot give ${name}, which is set already`);
  if (value === '') throw new NetworkProblem(`${where} gives ${name} no value`);
  if (!/^[\t\x20-\x7e]+$/.test(value))
    throw new NetworkProblem(`${where} gives ${name} a value with a line break or another character that is not ASCII`);
  return [name, value];
}

/**
 * Parses the texts of --header: each is 'Name: value'.
 * @throws NetworkProblem
 */
export function readHeaders(texts: readonly string[]): Headers {
  const headers = new Headers();
  for (const text of texts) {
    const colon = text.indexOf(':');
    headers.append(...checkedHeader(text.slice(0, Math.max(colon, 0)).trim(), text.slice(colon + 1)));
  }
  return headers;
}

/**
 * Parses the address of a backend.
 * @param option The option that gives it, for messages.
 * @throws NetworkProblem, which never repeats a password
 */
export function readAddress(given: string, option: string): URL {
  const text = given.trim();
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(text))
    throw new NetworkProblem(
      `${option} must be an http or https address, not "${text.replace(/^([^@]*\/\/)?.*@/, '$1***@')}"`,
    );
  if (url.username !== '' || url.password !== '')
    throw new NetworkProblem(
      `${option} cannot have a user and a password, because the tokens of people take their place: give what a gateway wants with --header`,
    );
  if (/[?#]/.test(text))
    throw new NetworkProblem(
      `${option} cannot have a "?" or "#", because paths follow it: give a key of a gateway with --header`,
    );
  return url;
}

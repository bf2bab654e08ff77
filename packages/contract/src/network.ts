import { EnvHttpProxyAgent, type Agent } from 'undici';

/** A proxy that the environment names. */
export interface Proxy {
  /** Its address, with user and password. */
  address: string;
  /** Its address without user and password. */
  shown: string;
  /** The name of its variable, in the case that the environment uses. */
  variable: string;
}

/** The proxies of the environment for each scheme; those of http also serve https by default. */
export interface Proxies {
  http: Proxy | null;
  https: Proxy | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that names no proxy: one sentence, which does not repeat the value. */
export class ProxyProblem extends Error {
  override name = 'ProxyProblem';
}

/** Reads the proxy of a variable; HOST:PORT is one of http. */
function readProxy(environment: Environment, name: string): Proxy | null {
  const lower = environment[name.toLowerCase()];
  const given = (lower ?? environment[name])?.trim() ?? '';
  if (given === '') return null;
  const address = given.includes('://') ? given : `http://${given}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  const variable = lower === undefined ? name : name.toLowerCase();
  if (!url || !/^(?:https?|socks5):$/.test(url.protocol) || url.hostname === '')
    throw new ProxyProblem(`${variable} is no address of a proxy: write http://HOST:PORT.`);
  return { address, shown: `${url.protocol}//${url.host}`, variable };
}

/**
 * Reads HTTP_PROXY and HTTPS_PROXY; names in lower case take precedence.
 * @throws ProxyProblem
 */
export function readProxies(environment: Environment): Proxies {
  const http = readProxy(environment, 'HTTP_PROXY');
  return { http, https: readProxy(environment, 'HTTPS_PROXY') ?? http };
}

/** A dispatcher of undici for `fetch`: uses the proxies, except for the hosts of NO_PROXY. */
export function proxyAgent({ http, https }: Proxies, options: Agent.Options = {}): EnvHttpProxyAgent {
  return new EnvHttpProxyAgent({
    ...options,
    httpProxy: http?.address ?? '',
    httpsProxy: https?.address ?? '',
    // As curl does: many proxies allow a tunnel only to port 443, and http does not need one.
    proxyTunnel: false,
  });
}

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

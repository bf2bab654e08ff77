import { EnvHttpProxyAgent } from 'undici';

/** A proxy that the environment names. */
export interface Proxy {
  /** Its address, with user and password. */
  address: string;
  /** Its address, without them. */
  shown: string;
  /** The variable that names it, as it is written there. */
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

/** The proxy of a variable; HOST:PORT is one of http. */
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
 * Reads HTTP_PROXY and HTTPS_PROXY, in small letters first.
 * @throws ProxyProblem
 */
export function readProxies(environment: Environment): Proxies {
  const http = readProxy(environment, 'HTTP_PROXY');
  return { http, https: readProxy(environment, 'HTTPS_PROXY') ?? http };
}

/** A dispatcher of undici for `fetch`: through the proxies, but not to the hosts of NO_PROXY. */
export function proxyAgent({ http, https }: Proxies): EnvHttpProxyAgent {
  return new EnvHttpProxyAgent({
    httpProxy: http?.address ?? '',
    httpsProxy: https?.address ?? '',
    // As curl does: many proxies allow a tunnel to port 443 alone, which http does not need.
    proxyTunnel: false,
  });
}

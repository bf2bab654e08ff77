import { EnvHttpProxyAgent, setGlobalDispatcher } from 'undici';
import { NotReady } from './notReady.ts';

/**
 * Sends every `fetch` of this process through the proxies of HTTP_PROXY, HTTPS_PROXY and NO_PROXY, each on a connection
 * of its own: when a server closes a kept one, it is unknown whether a write arrived.
 * @throws NotReady when a variable is not an address
 */
export function setUpNetwork(): void {
  try {
    // As curl does: many proxies allow a tunnel only to port 443, and http does not need one.
    setGlobalDispatcher(new EnvHttpProxyAgent({ proxyTunnel: false, pipelining: 0 }));
  } catch {
    throw new NotReady('HTTP_PROXY or HTTPS_PROXY is no address of a proxy: write http://HOST:PORT.');
  }
}

import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { proxyAgent, ProxyProblem, readProxies, type Proxies, type Proxy } from '@raiz/contract/network';
import { setGlobalDispatcher } from 'undici';
import { NotReady } from './notReady.ts';
import { isObject } from './values.ts';

/** The state of a request's connection when the request starts. */
interface Start {
  socket: Socket;
  /** Bytes that the connection had received. */
  received: number;
  isReused: boolean;
}

const starts = new WeakMap<object, Start>();
const used = new WeakSet<Socket>();
const idlyClosed = new WeakSet<object>();
const unreached = new WeakMap<object, string>();
const proxies: Record<string, Proxy | null> = {};

function partOf(message: unknown, name: string): object | null {
  const part = isObject(message) ? message[name] : null;
  return typeof part === 'object' ? part : null;
}

/** The channels of undici, on which every `fetch` of Node is built. */
const watchers: Readonly<Record<string, (message: unknown) => void>> = {
  'undici:client:sendHeaders': (message) => {
    const [request, socket] = [partOf(message, 'request'), partOf(message, 'socket')];
    if (!request || !(socket instanceof Socket)) return;
    starts.set(request, { socket, received: socket.bytesRead, isReused: used.has(socket) });
    used.add(socket);
  },
  'undici:request:error': (message) => {
    const [request, error] = [partOf(message, 'request'), partOf(message, 'error')];
    const start = request && starts.get(request);
    if (error && start?.isReused && start.socket.bytesRead === start.received) idlyClosed.add(error);
  },
  'undici:client:connectError': (message) => {
    const error = partOf(message, 'error');
    const connection = partOf(message, 'connectParams');
    if (error && isObject(connection) && !unreached.has(error)) unreached.set(error, String(connection['host']));
  },
};
for (const [name, watch] of Object.entries(watchers)) subscribe(name, watch);

/** An error and its causes. */
function causesOf(error: unknown): object[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** Whether a request failed because the server first closed its connection, which had served others. */
export function wasClosedIdle(error: unknown): boolean {
  return causesOf(error).some((cause) => idlyClosed.has(cause));
}

/** The proxy for an address, unless NO_PROXY names the host; null when the environment has none. */
export function proxyOf({ protocol }: URL): Proxy | null {
  return proxies[protocol] ?? null;
}

/** The proxy that made a request fail, or null: it was unreachable, or rejected the request. */
export function failedProxy(url: URL, error: unknown): Proxy | null {
  const causes = causesOf(error);
  const host = causes.flatMap((cause) => unreached.get(cause) ?? [])[0];
  const isProxys = causes.some((cause) => proxyStatusOf(cause) !== null) || (host !== undefined && host !== url.host);
  return isProxys ? proxyOf(url) : null;
}

/** The status with which a proxy rejected a request, or null. */
export function proxyStatusOf(error: unknown): number | null {
  const texts = causesOf(error).map((cause) => (cause instanceof Error ? cause.message : ''));
  const status = texts.flatMap(
    (text) => /^Proxy (?:response|Authentication Required) \((\d{3})\)/.exec(text)?.[1] ?? [],
  );
  return status[0] === undefined ? null : Number(status[0]);
}

/** Whether the headers of a request ask for a connection of their own. */
function isAlone(headers: unknown): boolean {
  if (!isObject(headers)) return false;
  return Object.entries(headers).some(([name, value]) => name.toLowerCase() === 'connection' && value === 'close');
}

/**
 * Sends every `fetch` of this process through the proxies of HTTP_PROXY, HTTPS_PROXY and NO_PROXY. A request with
 * `Connection: close` never gets a connection that has served another.
 * @throws NotReady when a variable is not an address
 */
export function setUpNetwork(environment: Readonly<Record<string, string | undefined>>): void {
  const { http, https } = proxiesIn(environment);
  Object.assign(proxies, { 'http:': http, 'https:': https });
  const alone = proxyAgent({ http, https });
  const agent = proxyAgent({ http, https }).compose(
    (dispatch) => (options, handler) =>
      isAlone(options.headers) ? alone.dispatch(options, handler) : dispatch(options, handler),
  );
  setGlobalDispatcher(agent);
}

function proxiesIn(environment: Readonly<Record<string, string | undefined>>): Proxies {
  try {
    return readProxies(environment);
  } catch (error) {
    throw error instanceof ProxyProblem ? new NotReady(error.message) : error;
  }
}

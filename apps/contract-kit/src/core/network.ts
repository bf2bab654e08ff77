import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { EnvHttpProxyAgent, setGlobalDispatcher } from 'undici';
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
export function setUpNetwork(): void {
  try {
    // As curl does: many proxies allow a tunnel only to port 443, and http does not need one.
    const alone = new EnvHttpProxyAgent({ proxyTunnel: false });
    const agent = new EnvHttpProxyAgent({ proxyTunnel: false }).compose(
      (dispatch) => (options, handler) =>
        isAlone(options.headers) ? alone.dispatch(options, handler) : dispatch(options, handler),
    );
    setGlobalDispatcher(agent);
  } catch {
    throw new NotReady('HTTP_PROXY or HTTPS_PROXY is no address of a proxy: write http://HOST:PORT.');
  }
}

import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { answerHeaders, noStore } from '../../apps/portal/build/headers.ts';
import type { Backend } from './servePortal.ts';

const connectionHeaders = /^(?:connection|expect|keep-alive|proxy-connection|te|trailer|upgrade)$/;
const forwardedHeaders = /^(?:forwarded|x-real-ip|x-forwarded-.*)$/;

function without({ headers }: IncomingMessage, ...dropped: RegExp[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.some((one) => one.test(name))));
}

/** The headers for the backend, which name the visitor's address. What visitors write about it does not count. */
function headersFor(incoming: IncomingMessage, trustProxy: boolean): OutgoingHttpHeaders {
  const { headers, socket } = incoming;
  // Many backends read "_" in a name as "-".
  const kept = without(incoming, connectionHeaders, /^host$|_/, ...(trustProxy ? [] : [forwardedHeaders]));
  const address = socket.remoteAddress?.replace(/^::ffff:/, '');
  return {
    'x-forwarded-host': headers.host,
    'x-forwarded-port': socket.localPort,
    'x-forwarded-proto': 'http',
    ...kept,
    'x-forwarded-for': [kept['x-forwarded-for'], address].filter(Boolean).join(', '),
    // A backend may close a kept connection while a request is on its way.
    connection: 'close',
  };
}

/** Where a redirect of the backend leads for visitors: its own address is `/api` for them. */
function locationFor(location: string, target: URL, base: string): string {
  if (!URL.canParse(location, target.href)) return location;
  const { host, pathname, search, hash } = new URL(location, target);
  const isOwn = host === target.host && `${pathname}/`.startsWith(`${base}/`);
  return isOwn ? `/api${pathname.slice(base.length)}${search}${hash}` : location;
}

/** Sends a request on, and waits for the head of its answer. */
function send(target: URL, incoming: IncomingMessage, options: http.RequestOptions) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = target.protocol === 'https:' ? https : http;
    // By the common agent, which NODE_USE_ENV_PROXY sends through a proxy.
    const sent = request(target, { ...options, method: incoming.method }, resolve);
    sent.on('timeout', () => sent.destroy(Object.assign(new Error('silent for too long'), { code: 'ETIMEDOUT' })));
    sent.on('error', reject);
    // Comes without an error when the backend changes the protocol.
    sent.on('close', () => reject(new Error('no answer')));
    incoming.pipe(sent);
  });
}

/**
 * Forwards `/api/…` to a real backend and streams its answers. Without one it answers 502, or 504 after a timeout, as
 * JSON without `error`: the portal then shows its own message.
 * @param address The address that replaces `/api`, for example "https://example.com/api".
 * @param trustProxy Whether a proxy in front writes the `X-Forwarded-…` headers, not visitors.
 * @param timeout Milliseconds without a byte after which the backend counts as gone.
 */
export function realBackend(address: string, trustProxy = false, timeout = 75_000): Backend {
  const { origin, pathname: path } = new URL(address);
  const base = path.replace(/\/$/, '');
  return {
    paths: ['/api/*'],
    async answer({ env: { incoming, outgoing }, req, json }) {
      const { pathname, search } = new URL(req.url);
      const target = new URL(origin + base + pathname.slice('/api'.length) + search);
      try {
        const headers = headersFor(incoming, trustProxy);
        const answer = await send(target, incoming, { headers, timeout, signal: req.raw.signal });
        // Those of the backend win.
        outgoing.setHeaders(new Map(Object.entries(answerHeaders)));
        const answered = without(answer, connectionHeaders, /^transfer-encoding$/);
        const { location } = answer.headers;
        if (location !== undefined) answered['location'] = locationFor(location, target, base);
        outgoing.writeHead(answer.statusCode ?? 0, answered);
        await pipeline(answer, outgoing);
      } catch (error) {
        // The visitor may have gone, or got the start of the answer.
        if (outgoing.headersSent || outgoing.destroyed) return RESPONSE_ALREADY_SENT;
        console.error(`${req.method} ${target.origin}${target.pathname}: ${String(error)}`);
        const isLate = error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT';
        return json({ message: 'The backend behind API_URL did not answer.' }, isLate ? 504 : 502, noStore);
      }
      return RESPONSE_ALREADY_SENT;
    },
    about: () => `  API                      ${address}\n  Stop                     Ctrl+C\n`,
  };
}

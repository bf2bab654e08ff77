import { Agent, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';

/** Path of the store's current state; the answer names it. */
export const snapshotPath = '/snapshot';

/** The header with the state that a process read before it writes. */
export const snapshotHeader = 'x-snapshot';

const agent = new Agent({ keepAlive: true });

/** The target of a forwarded request, with its additions. */
export interface Onward {
  /** Port on this machine. */
  port: number;
  headers?: Record<string, string>;
  /**
   * The already read body.
   * @default the rest of the stream
   */
  body?: Buffer;
}

/** Forwards a request with additional headers and returns the answer; 502 when there is none. */
export function forward(incoming: IncomingMessage, outgoing: ServerResponse, { port, headers, body }: Onward): void {
  const { method, url: path } = incoming;
  const options = { host: '127.0.0.1', port, method, path, headers: { ...incoming.headers, ...headers }, agent };
  const sent = request(options, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', () => outgoing.destroy()).pipe(outgoing);
  });
  sent.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>');
  });
  if (body) sent.end(body);
  else incoming.pipe(sent);
}

/** A proxy that distributes requests to several processes in turn. The ports may change. */
export function roundRobin(ports: readonly number[]): RequestListener {
  let turn = 0;
  return (incoming, outgoing) => {
    turn += 1;
    forward(incoming, outgoing, { port: ports[turn % ports.length] ?? 0 });
  };
}

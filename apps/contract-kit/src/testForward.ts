import { Agent, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';

/** Where a process asks for what the store holds now; the answer names it. */
export const snapshotPath = '/snapshot';

/** The header that names what a process saw before it writes. */
export const snapshotHeader = 'x-snapshot';

const agent = new Agent({ keepAlive: true });

/** Where a request goes on, and what goes along. */
export interface Onward {
  /** Port on this machine. */
  port: number;
  headers?: Record<string, string>;
  /** The body that was read already. @default what still comes */
  body?: Buffer;
}

/** Sends a request on with more headers, and answers what comes back; 502 when nothing does. */
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

/** A proxy that gives each of several processes the next request. The ports may change. */
export function roundRobin(ports: readonly number[]): RequestListener {
  let turn = 0;
  return (incoming, outgoing) => {
    turn += 1;
    forward(incoming, outgoing, { port: ports[turn % ports.length] ?? 0 });
  };
}

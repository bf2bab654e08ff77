import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * A backend for these tests: it reports the requests that it received and the first bytes of an upload, answers in two
 * parts, with its own headers or with a redirect to its own address, closes the connection after an answer of /api/closing, and collects the bodies that clients post to /reports.
 */
export interface Backend {
  port: number;
  /** The bodies of posts to /reports. */
  collected: string[];
  /** Resolves when the first bytes of an upload to /api/upload have arrived. */
  firstBytes: Promise<void>;
  /** Sends the second part of the answer of /api/slow. */
  finish(): void;
  close(): void;
}

/** Starts a backend on a free port of this machine. */
export async function startBackend(): Promise<Backend> {
  let arrived = () => {};
  let finish = () => {};
  const firstBytes = new Promise<void>((resolve) => (arrived = resolve));
  const collected: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/api/slow') {
      response.write('first');
      finish = () => response.end(' last');
      return;
    }
    if (request.url === '/api/own') {
      response.writeHead(200, { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': 'sandbox' }).end('own');
      return;
    }
    if (request.url === '/api/moved') {
      response.writeHead(302, { Location: `http://${request.headers.host}/api/courses?a=1` }).end();
      return;
    }
    if (request.url === '/reports') {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        collected.push(body);
        response.writeHead(204).end();
      });
      return;
    }
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (request.url === '/api/upload') arrived();
    });
    request.on('end', () => {
      const { method, url, headers } = request;
      response.writeHead(418, { 'Content-Type': 'application/json' });
      const told = {
        method,
        url,
        length,
        headers,
        token: headers.authorization,
        encoding: headers['transfer-encoding'],
      };
      response.end(JSON.stringify(told), () => {
        if (url === '/api/closing') setTimeout(() => request.socket.end(), 5);
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    collected,
    firstBytes,
    finish: () => finish(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

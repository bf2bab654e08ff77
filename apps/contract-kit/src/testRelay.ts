import { connect, createServer, type Socket } from 'node:net';
import type { TestServer } from './testServer.ts';

/** A relay in front of a server, like a gateway. */
export interface Relay extends TestServer {
  /** First lines of the forwarded requests. */
  passed: string[];
}

/** What a relay may do to a connection. */
export interface RelayRules {
  /** Closes an idle connection after this many milliseconds. */
  idle?: number;
  /**
   * Called with the first line of each request and its index on the connection; true closes the connection, a text is
   * the relay's last answer before it closes.
   */
  closes?: (line: string, index: number) => boolean | string;
}

function follow(client: Socket, port: number, { idle, closes }: RelayRules, passed: string[]): void {
  const server = connect(port, '127.0.0.1');
  let index = 0;
  client.on('timeout', () => client.destroy());
  client.on('data', (chunk: Buffer) => {
    client.setTimeout(0);
    const [line = ''] = chunk.toString('latin1').split('\r\n');
    if (line.endsWith(' HTTP/1.1')) {
      index += 1;
      const closed = closes?.(line, index) ?? false;
      if (closed !== false) {
        client.end(closed === true ? '' : closed, () => client.destroy());
        return;
      }
      passed.push(line);
    }
    server.write(chunk);
  });
  server.on('data', (chunk) => {
    client.write(chunk);
    client.setTimeout(idle ?? 0);
  });
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const)
    one.on('error', () => undefined).on('close', () => other.destroy());
}

/** Starts a TCP relay in front of a server on this machine. */
export function relay(url: string, rules: RelayRules): Promise<Relay> {
  const passed: string[] = [];
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    follow(client, Number(new URL(url).port), rules, passed);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          for (const client of clients) client.destroy();
        });
      resolve({ url: `http://127.0.0.1:${port}`, close, passed });
    });
  });
}

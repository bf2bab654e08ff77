import { createServer, STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusal } from '../core/refusal.ts';
import type { Listener } from './http.ts';

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers an invalid HTTP request, or one with too long headers, with the contract's error body.
 */
function refuse(error: Error, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = ('code' in error && statuses[String(error.code)]) || 400;
  const body = Buffer.from(JSON.stringify(refusal([])));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    `Content-Length: ${body.byteLength}`,
    'Connection: close',
  ];
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
}

/** A server for a listener. Requests that Node refuses by itself get the API's error body. */
export function httpServer(listener: Listener): Server {
  const server = createServer({ requireHostHeader: false }, (incoming, outgoing) => void listener(incoming, outgoing));
  return server.on('clientError', refuse);
}

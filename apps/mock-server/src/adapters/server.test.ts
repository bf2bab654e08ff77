import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createMockApi } from '../createMockApi.ts';
import { mockListener } from './http.ts';
import { httpServer } from './http.ts';

const server = httpServer(mockListener(createMockApi()));
afterEach(() => {
  server.close();
});

/** Sends raw bytes and returns the answer. */
async function answerTo(text: string): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('close', () => resolve(answer));
  });
}

describe('a request that Node refuses by itself', () => {
  it.each([
    ['no HTTP', '\u0016\u0003\u0001 oi\r\n\r\n', 400],
    ['an unknown method', 'CONNECTX /api/perfil HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['no host', 'GET /api/courses HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['headers without end', `GET /api/courses HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(30_000)}\r\n\r\n`, 431],
  ])('is answered as the contract does: %s', async (_name, text, status) => {
    const answer = await answerTo(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
    const [, body = ''] = answer.split('\r\n\r\n');
    expect(JSON.parse(body)).toMatchObject({ error: 'Dados inválidos.' });
  });
});

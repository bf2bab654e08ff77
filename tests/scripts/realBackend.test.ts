import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  request as openRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { realBackend } from '../../scripts/serve/realBackend.ts';
import { servePortal, type RunningPortal } from '../../scripts/serve/servePortal.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'portal-dist-'));
writeFileSync(path.join(dist, '200.html'), '<title>Portal</title>');
afterAll(() => rmSync(dist, { recursive: true, force: true }));

let backend: Server | undefined;
let portal: RunningPortal | undefined;

afterEach(async () => {
  await portal?.close();
  backend?.closeAllConnections();
  backend?.close();
  portal = backend = undefined;
  vi.restoreAllMocks();
});

async function listen(listener: RequestListener): Promise<number> {
  backend = createServer(listener).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const address = backend.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a portal in front of a backend at a base path; returns the portal's address. */
async function inFrontOf(listener: RequestListener, base = '/v1/api', trustProxy = false): Promise<string> {
  const port = await listen(listener);
  portal = await servePortal({
    dist,
    backend: realBackend(`http://127.0.0.1:${port}${base}`, trustProxy),
    port: 0,
  });
  return portal.address;
}

/** Sends requests as they are, on one connection, and returns all that is answered until it closes. */
async function sendRaw(address: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(text);
  let answers = '';
  for await (const part of socket) answers += String(part);
  return answers;
}

/** Answers with the headers of the request as JSON. */
function echoHeaders(request: IncomingMessage, response: ServerResponse): void {
  request.resume().once('end', () => response.end(JSON.stringify(request.headers)));
}

test('a request goes through whole, and its answer comes back whole', async () => {
  const address = await inFrontOf((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      response.writeHead(418, { 'Content-Type': 'application/json', 'X-Kind': 'teapot' });
      response.end(
        JSON.stringify({
          method: request.method,
          url: request.url,
          token: request.headers.authorization,
          host: request.headers.host,
          body,
        }),
      );
    });
  });
  const answer = await fetch(`${address}/api/perfil?x=%20&y=2`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer abc', 'Content-Type': 'application/json' },
    body: '{"name":"José"}',
  });
  expect(answer.status).toBe(418);
  expect(answer.headers.get('x-kind')).toBe('teapot');
  const seen: Record<string, string> = await answer.json();
  expect(seen).toMatchObject({
    method: 'PUT',
    url: '/v1/api/perfil?x=%20&y=2',
    token: 'Bearer abc',
    body: '{"name":"José"}',
  });
  expect(seen['host']).toMatch(/^127\.0\.0\.1:/);
});

test.each([
  ['', '/courses'],
  ['/', '/courses'],
  ['/deep/api', '/deep/api/courses'],
])('a backend at the path "%s" is asked for %s', async (base, expected) => {
  const address = await inFrontOf((request, response) => response.end(request.url), base);
  expect(await (await fetch(`${address}/api/courses`)).text()).toBe(expected);
});

test('an answer arrives as it is written, not when it has ended', async () => {
  let finish: () => void = () => undefined;
  const address = await inFrontOf((_request, response) => {
    response.write('first');
    finish = () => response.end(' last');
  });
  const reader = (await fetch(`${address}/api/slow`)).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  finish();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(' last');
});

test('a backend that has gone is a 502 without a sentence for members, until it is back', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const address = await inFrontOf((_request, response) => response.end('"here"'));
  const server = backend;
  const listening = server?.address();
  const port = typeof listening === 'object' && listening ? listening.port : 0;
  expect((await fetch(`${address}/api/courses`)).status).toBe(200);
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
  const gone = await fetch(`${address}/api/courses`);
  expect(gone.status).toBe(502);
  // Not `error`, which the portal would show.
  expect(await gone.json()).toEqual({ message: 'The backend behind API_URL did not answer.' });
  expect(logged).toHaveBeenCalledOnce();

  backend = createServer((_request, response) => response.end('"back"')).listen(port, '127.0.0.1');
  await once(backend, 'listening');
  expect(await (await fetch(`${address}/api/courses`)).json()).toBe('back');
});

test('an answer that breaks off breaks off for the client too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const address = await inFrontOf((_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('half');
    setTimeout(() => response.destroy(), 20);
  });
  const answer = await fetch(`${address}/api/courses`);
  await expect(answer.text()).rejects.toThrow(/terminated/);
});

test('a running answer is finished before the portal stops, and new requests are refused', async () => {
  let finish: () => void = () => undefined;
  const address = await inFrontOf((_request, response) => {
    response.write('first');
    finish = () => response.end(' last');
  });
  const answer = await fetch(`${address}/api/slow`);
  const stopped = portal?.close();
  await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
  finish();
  expect(await answer.text()).toBe('first last');
  const began = performance.now();
  await stopped;
  expect(performance.now() - began).toBeLessThan(2_500);
});

test('a client that goes away in the middle takes its call to the backend along', async () => {
  let gone: (isWhole: boolean) => void = () => undefined;
  const left = new Promise<boolean>((resolve) => (gone = resolve));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const address = await inFrontOf((request) => {
    request.resume().once('close', () => gone(request.complete));
  });
  const leaving = new AbortController();
  const upload = openRequest(`${address}/api/upload`, {
    method: 'POST',
    headers: { 'content-length': '100' },
    signal: leaving.signal,
  });
  upload.on('error', () => undefined).write('half');
  await once(backend ?? upload, 'request');
  leaving.abort();
  expect(await left).toBe(false);
});

test('the mock server is not there', async () => {
  const address = await inFrontOf((_request, response) => response.end('backend'));
  expect((await fetch(`${address}/__mock/reset`, { method: 'POST' })).status).toBe(405);
});

test.each([
  ['099 Early', 502],
  ['000 Nothing', 502],
  ['042 \u007f', 502],
  ['200 D\u007fel', 200],
  ['200 OK\r\nX-Odd: a\u007fb', 502],
  ['200 OK\r\nTrailer: x', 200],
  ['200 OK\r\ntrailer:', 200],
  ['101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade', 502],
])('an answer that starts with %j is a %i, and the portal goes on', async (start, expected) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const odd = createSocketServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.end(`HTTP/1.1 ${start}\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`));
  }).listen(0, '127.0.0.1');
  await once(odd, 'listening');
  const address = odd.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  portal = await servePortal({
    dist,
    backend: realBackend(`http://127.0.0.1:${port}`),
    port: 0,
  });
  const { status } = await fetch(`${portal.address}/api/perfil`, { signal: AbortSignal.timeout(5_000) });
  const after = await fetch(`${portal.address}/healthz`);
  odd.close();
  expect([status, after.status]).toEqual([expected, 200]);
  expect(log).toHaveBeenCalledTimes(expected === 502 ? 1 : 0);
  log.mockRestore();
});

test.each(['Transfer-Encoding: foo', 'Transfer-Encoding: gzip', 'X-No-Length: 1', 'Connection: keep-alive, X-Odd'])(
  'an answer with %j that ends with its connection ends',
  async (header) => {
    const odd = createSocketServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\n${header}\r\n\r\n{}`));
    }).listen(0, '127.0.0.1');
    await once(odd, 'listening');
    const address = odd.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    portal = await servePortal({ dist, backend: realBackend(`http://127.0.0.1:${port}`), port: 0 });
    const answer = await fetch(`${portal.address}/api/perfil`, { signal: AbortSignal.timeout(5_000) });
    expect([answer.status, await answer.text()]).toEqual([200, '{}']);
    odd.close();
  },
);

test.each([0, 5, 20])(
  'every request arrives at a backend that closes its connections %i ms after each answer',
  async (delay) => {
    const address = await inFrontOf((request, response) => {
      request.resume().once('end', () => response.end('{}', () => setTimeout(() => request.socket.end(), delay)));
    });
    const statuses = new Set<number>();
    for (let count = 0; count < 60; count += 1) {
      const answer = await fetch(`${address}/api/perfil`, count % 2 ? { method: 'POST', body: '{}' } : {});
      statuses.add(answer.status);
      await answer.text();
      if (count % 3 === 0) await new Promise((resolve) => setTimeout(resolve, delay));
    }
    expect([...statuses]).toEqual([200]);
  },
);

test("the visitor's connection outlives the backend's", async () => {
  const address = await inFrontOf((request, response) => {
    request.resume().once('end', () => response.writeHead(200, { Connection: 'close' }).end('here'));
  });
  const get = 'GET /api/courses HTTP/1.1\r\nHost: portal\r\n';
  const answers = await sendRaw(address, `${get}\r\n${get}Connection: close\r\n\r\n`);
  expect(answers.match(/here/g)).toHaveLength(2);
});

test.each([
  'GET /api/x HTTP/1.1\r\nTrailer: x\r\nConnection: close\r\nHost: portal\r\n\r\n',
  'GET /api/x HTTP/1.1\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\nHost: portal\r\n\r\n',
  'GET /api/x HTTP/1.1\r\nConnection: close, TE\r\nTE: trailers\r\nHost: portal\r\n\r\n',
  'POST /api/x HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\nHost: portal\r\n\r\n{}',
])('the backend sees nothing of the connection in %j', async (text) => {
  const address = await inFrontOf(echoHeaders);
  const answer = (await sendRaw(address, text)).replace('HTTP/1.1 100 Continue\r\n\r\n', '');
  expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
  expect(answer).not.toMatch(/"(?:trailer|upgrade|te|expect)":/);
  expect(answer).toContain('"connection":"close"');
});

const forwarded = {
  Forwarded: 'for=203.0.113.9',
  'X-Forwarded-For': '203.0.113.9',
  'X-Forwarded-Host': 'portal.example',
  'X-Forwarded-Port': '443',
  'X-Forwarded-Prefix': '/x',
  'X-Forwarded-Proto': 'https',
  'X-Real-IP': '203.0.113.9',
};

/** Backends that read "_" in a name as "-" would take this for the header above. */
const disguised = { X_Forwarded_For: '203.0.113.9' };

test('the backend learns who asks from the connection, not from the visitor', async () => {
  const address = await inFrontOf(echoHeaders);
  const { host, port } = new URL(address);
  for (const headers of [{}, { ...forwarded, ...disguised }]) {
    const seen: Record<string, string> = await (await fetch(`${address}/api/x`, { headers })).json();
    expect(seen).toMatchObject({
      'x-forwarded-for': expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/),
      'x-forwarded-host': host,
      'x-forwarded-port': port,
      'x-forwarded-proto': 'http',
    });
    for (const name of ['forwarded', 'x-forwarded-prefix', 'x-real-ip', 'x_forwarded_for'])
      expect(seen).not.toHaveProperty(name);
  }
});

test('the backend learns it from a trusted proxy, whose own address is added', async () => {
  const address = await inFrontOf(echoHeaders, '', true);
  const seen: unknown = await (await fetch(`${address}/api/x`, { headers: { ...forwarded, ...disguised } })).json();
  expect(seen).not.toHaveProperty('x_forwarded_for');
  expect(seen).toMatchObject({
    ...Object.fromEntries(Object.entries(forwarded).map(([name, value]) => [name.toLowerCase(), value])),
    'x-forwarded-for': expect.stringMatching(/^203\.0\.113\.9, (?:127\.0\.0\.1|::1)$/),
  });
});

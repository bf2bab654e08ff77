import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  globalAgent,
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

/** Asks a portal whose backend answers with these bytes and closes the connection. */
async function answerTo(bytes: string): Promise<Response> {
  const odd = createSocketServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.end(bytes));
  }).listen(0, '127.0.0.1');
  await once(odd, 'listening');
  const address = odd.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  portal = await servePortal({ dist, backend: realBackend(`http://127.0.0.1:${port}`), port: 0 });
  const answer = await fetch(`${portal.address}/api/perfil`, { signal: AbortSignal.timeout(5_000) });
  odd.close();
  return answer;
}

/** Answers with the headers of the request as JSON. */
function echoHeaders(request: IncomingMessage, response: ServerResponse): void {
  request.resume().once('end', () => response.end(JSON.stringify(request.headers)));
}

test.each([
  ['', '/courses'],
  ['/', '/courses'],
  ['/deep/api', '/deep/api/courses'],
])('a backend at the path "%s" is asked for %s', async (base, expected) => {
  const address = await inFrontOf((request, response) => response.end(request.url), base);
  expect(await (await fetch(`${address}/api/courses`)).text()).toBe(expected);
});

test('a call goes by the agent that NODE_USE_ENV_PROXY sends through a proxy', async () => {
  const connects = vi.spyOn(globalAgent, 'createConnection');
  const address = await inFrontOf((_request, response) => response.end());
  await fetch(`${address}/api/courses`);
  expect(connects).toHaveBeenCalledOnce();
});

test.each([
  ['http://HOST/v1/api/courses/?a=%20#b', '/api/courses/?a=%20#b'],
  ['/v1/api/courses/', '/api/courses/'],
  ['./2', '/api/courses/2'],
  ['http://HOST/files/1.pdf', 'http://HOST/files/1.pdf'],
  ['http://HOST/v1/apis', 'http://HOST/v1/apis'],
  ['https://files.example/v1/api/1.pdf', 'https://files.example/v1/api/1.pdf'],
  ['http://:', 'http://:'],
])('a redirect to %s leads visitors to %s', async (named, expected) => {
  let host = '';
  const address = await inFrontOf((request, response) => {
    host = String(request.headers.host);
    response.writeHead(301, { Location: named.replace('HOST', host) }).end();
  });
  const { headers } = await fetch(`${address}/api/courses/1`, { redirect: 'manual' });
  expect(headers.get('location')).toBe(expected.replace('HOST', host));
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

test('a backend that says nothing is a 504 after a while', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const port = await listen(() => undefined);
  portal = await servePortal({ dist, backend: realBackend(`http://127.0.0.1:${port}`, false, 50), port: 0 });
  const answer = await fetch(`${portal.address}/api/courses`);
  expect([answer.status, await answer.json()]).toEqual([
    504,
    { message: 'The backend behind API_URL did not answer.' },
  ]);
  expect(logged).toHaveBeenCalledOnce();
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
  const { status } = await answerTo(`HTTP/1.1 ${start}\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`);
  const after = await fetch(`${portal?.address}/healthz`);
  expect([status, after.status]).toEqual([expected, 200]);
  expect(log).toHaveBeenCalledTimes(expected === 502 ? 1 : 0);
  log.mockRestore();
});

test.each(['Transfer-Encoding: foo', 'Transfer-Encoding: gzip', 'X-No-Length: 1', 'Connection: keep-alive, X-Odd'])(
  'an answer with %j that ends with its connection ends',
  async (header) => {
    const answer = await answerTo(`HTTP/1.1 200 OK\r\n${header}\r\n\r\n{}`);
    expect([answer.status, await answer.text()]).toEqual([200, '{}']);
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

test('the backend learns who asks from a trusted proxy, whose own address is added', async () => {
  const address = await inFrontOf(echoHeaders, '', true);
  const seen: unknown = await (await fetch(`${address}/api/x`, { headers: forwarded })).json();
  expect(seen).toMatchObject({
    ...Object.fromEntries(Object.entries(forwarded).map(([name, value]) => [name.toLowerCase(), value])),
    'x-forwarded-for': expect.stringMatching(/^203\.0\.113\.9, (?:127\.0\.0\.1|::1)$/),
  });
});

import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as openRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { servePortal, type Backend, type RunningPortal } from '../../scripts/serve/servePortal.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'portal-dist-'));
let portal: RunningPortal;

/** Reports the request that reached it. */
const echo: Backend = {
  paths: ['/api/*', '/__mock/*'],
  answer: ({ req, text }) => text(`${req.method} ${req.url.replace(/^http:..[^/]+/, '')}`),
  about: () => '',
};

beforeAll(async () => {
  mkdirSync(path.join(dist, 'assets'));
  for (const name of ['index', 'login', '200'])
    writeFileSync(path.join(dist, `${name}.html`), '<!doctype html><title>Portal</title>');
  writeFileSync(path.join(dist, 'theme.js'), 'f();');
  writeFileSync(path.join(dist, 'assets/main-abc123.js'), 'plain');
  writeFileSync(path.join(dist, 'assets/main-abc123.js.br'), brotliCompressSync('plain'));
  for (const name of ['_headers', '_redirects', '.env']) writeFileSync(path.join(dist, name), 'settings');
  portal = await servePortal({ dist, backend: echo, port: 0 });
});

afterAll(async () => {
  await portal.close();
  rmSync(dist, { recursive: true, force: true });
});

/**
 * Sends a request with exactly these headers and this path. `fetch` would add headers of its own.
 */
async function ask(target: string, headers: Record<string, string> = {}, method = 'GET', { port } = portal) {
  const sent = openRequest({ host: '127.0.0.1', port, path: target, headers, method }).end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return { status: response.statusCode, headers: response.headers, body: bytes.toString() };
}

const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' };

test('a backend that throws ends its own request with 500 and a line on stderr, not the server', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const failing: Backend = {
    ...echo,
    answer({ req }) {
      const error = new RangeError('odd request');
      if (req.path === '/api/now') throw error;
      return Promise.reject(error);
    },
  };
  const other = await servePortal({ dist, backend: failing, port: 0 });
  const statuses: number[] = [];
  for (const target of ['/api/now', '/api/later', '/theme.js'])
    statuses.push((await ask(target, {}, 'GET', other)).status);
  await other.close();
  expect(statuses).toEqual([500, 500, 200]);
  expect(log.mock.calls).toEqual([['GET /api/now: odd request'], ['GET /api/later: odd request']]);
  log.mockRestore();
});

test('a packed file goes only to those who can unpack it', async () => {
  const packed = await ask('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
  expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['br', 'Accept-Encoding']);
  for (const accepted of ['', 'gzip', 'br;q=0, identity', '*;q=0'])
    expect((await ask('/assets/main-abc123.js', { 'accept-encoding': accepted })).body).toBe('plain');
});

test.each(['/%5Fredirects/', '/x/..%2f_headers', '/.env', '/assets/../.env', '/%2eenv', '/theme.js.br'])(
  '%s is not for people',
  async (target) => {
    const { status, body } = await ask(target, { accept: 'text/plain' });
    expect([status, body]).toEqual([404, 'Not found\n']);
  },
);

test.each(['/login/', '/LOGIN', '/%6Cogin', '/login?next=//a.html'])(
  'a person who opens %s gets the portal',
  async (target) => {
    expect((await ask(target, navigation)).status).toBe(200);
  },
);

test.each(['/assets%2fold-123.js', '/login.html/', '/curso//1', '/login%5c'])(
  '%s is not the address of a page, which the portal would not know by it',
  async (target) => {
    expect(await ask(target, navigation)).toMatchObject({ status: 404, body: 'Not found\n' });
  },
);

test('an address that cannot be decoded is a bad request', async () => {
  expect((await ask('/%zz', navigation)).status).toBe(400);
  expect((await ask('/%c3%28', navigation)).status).toBe(400);
  expect((await ask('/login\\', navigation)).status).toBe(400);
  expect((await ask('/theme.js%00', navigation)).status).toBe(404);
});

test('an address with its scheme and host is understood', async () => {
  expect((await ask('http://portal.example/theme.js')).body).toBe('f();');
  expect((await ask('http://portal.example:8080/api/x?a=1')).body).toBe('GET /api/x?a=1');
});

test('the backend gets its own paths, resolved, and no others', async () => {
  expect((await ask('/api')).body).toBe('GET /api');
  expect((await ask('/api/courses?a=1&b=%20', {}, 'DELETE')).body).toBe('DELETE /api/courses?a=1&b=%20');
  expect((await ask('/x/../api/courses?a=1')).body).toBe('GET /api/courses?a=1');
  expect((await ask('/__mock')).body).toBe('GET /__mock');
  expect((await ask('/apiary', navigation)).body).toContain('<title>');
  expect((await ask('/api/../login', navigation)).body).toContain('<title>');
});

test('without a build pages answer 503, and the backend answers', async () => {
  const other = await servePortal({ dist: path.join(dist, 'none'), backend: echo, port: 0 });
  const statuses = [await ask('/', navigation, 'GET', other), await ask('/api/x', {}, 'GET', other)];
  await other.close();
  expect(statuses.map(({ status }) => status)).toEqual([503, 200]);
});

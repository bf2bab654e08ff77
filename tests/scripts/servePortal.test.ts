import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as openRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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
  writeFileSync(
    path.join(dist, 'index.html'),
    '<!doctype html><title>Portal</title><style>p{}</style><script>f();</script>',
  );
  for (const name of ['login', '200'])
    writeFileSync(
      path.join(dist, `${name}.html`),
      '<!doctype html><meta name="release" content="r1"><title>Portal</title><style>p{}</style><script>f();</script>',
    );
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
  return { status: response.statusCode, headers: response.headers, bytes, body: bytes.toString() };
}

const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' };

describe('a request for a part of a file', () => {
  test.each(['bytes=9-4', 'bytes=0-18446744073709551615', 'bytes=-3', 'bytes=0-0,2-3', 'lines=1-2', 'bytes=abc'])(
    'gets the whole file for %s',
    async (range) => {
      const { status, headers, body } = await ask('/theme.js', { range });
      expect([status, headers['content-range'], body]).toEqual([200, undefined, 'f();']);
    },
  );
});

describe('a backend that fails', () => {
  test.each([
    [
      'throws',
      () => {
        throw new RangeError('odd request');
      },
    ],
    ['rejects', () => Promise.reject(new RangeError('odd request'))],
  ])('and %s ends its own request with 500 and a line on stderr, not the server', async (_how, answer) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const failing: Backend = { ...echo, answer };
    const other = await servePortal({ dist, backend: failing, port: 0 });
    const { status } = await ask('/api/x', {}, 'GET', other);
    const page = await ask('/theme.js', {}, 'GET', other);
    await other.close();
    expect([status, page.status]).toEqual([500, 200]);
    expect(log.mock.calls).toEqual([['GET /api/x: odd request']]);
    log.mockRestore();
  });
});

describe('a person who opens an address', () => {
  test.each(['/', '/login', '/curso/12/aula/3', '/cadastro?ref=2', '/curso/versao-1.2'])(
    'gets the portal at %s',
    async (target) => {
      const { status, headers, body } = await ask(target, navigation);
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['cache-control']).toBe('no-cache');
      expect(body).toContain('<title>Portal</title>');
    },
  );

  test('gets it by a tool that names no kind of answer', async () => {
    expect((await ask('/login')).status).toBe(200);
    expect((await ask('/login', { accept: '*/*' })).status).toBe(200);
  });
});

describe('a file that is missing', () => {
  test.each<[string, Record<string, string>]>([
    ['/assets/old-123.js', {}],
    ['/assets/old-123.js', navigation],
    ['/gone.css', { accept: '*/*' }],
    ['/perfil', { 'sec-fetch-mode': 'cors', accept: '*/*' }],
    ['/picture', { accept: 'image/png' }],
    ['/data', { accept: 'application/json' }],
  ])('is 404 and no page: %s %o', async (target, headers) => {
    const answer = await ask(target, headers);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets/../../package.json'])(
    'cannot be reached above the build: %s',
    async (target) => {
      expect((await ask(target, { accept: '*/*' })).status).toBe(404);
    },
  );
});

test('built assets may be kept for a year, everything else is asked for again', async () => {
  const asset = await ask('/assets/main-abc123.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await ask('/theme.js')).headers['cache-control']).toBe('no-cache');
  const again = await ask('/assets/main-abc123.js', { 'if-none-match': String(asset.headers['etag']) });
  expect(again.status).toBe(304);
  expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(again.headers['content-security-policy'], 'another policy than that of the kept page').toBeUndefined();
});

test('a packed file goes to those who can unpack it', async () => {
  const packed = await ask('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
  expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['br', 'Accept-Encoding']);
  expect(brotliDecompressSync(packed.bytes).toString()).toBe('plain');
  expect(packed.headers['content-type']).toMatch(/^text\/javascript/);
  for (const accepted of ['', 'gzip', 'br;q=0, identity', '*;q=0'])
    expect((await ask('/assets/main-abc123.js', { 'accept-encoding': accepted })).body).toBe('plain');
});

test.each(['/', '/login', '/assets/main-abc123.js'])('%s carries the security headers', async (target) => {
  const { headers } = await ask(target);
  const policy = String(headers['content-security-policy']);
  const [script, style] = ['f();', 'p{}'].map((part) => createHash('sha256').update(part).digest('base64'));
  expect(policy).toBe(
    `default-src 'none'; script-src 'self' 'sha256-${script}'; style-src 'self' 'sha256-${style}'; connect-src 'self'; img-src 'self' data:; font-src 'self'; frame-src https://player.vimeo.com; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; report-uri /reports; report-to reports`,
  );
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  '/_headers',
  '/_redirects',
  '/_headers/',
  '/%5fheaders',
  '/%5Fredirects/',
  '//_headers',
  '/x/..%2f_headers',
  '/%2e/_headers',
  '/.env',
  '/assets/../.env',
  '/%2eenv',
  '/theme.js.br',
])('%s is not for people', async (target) => {
  const { status, body } = await ask(target, { accept: 'text/plain' });
  expect([status, body]).toEqual([404, 'Not found\n']);
});

test.each(['/%61ssets/old-123.js', '//assets/old-123.js', '/assets%2fold-123.js'])(
  'a missing asset gets no page, however it is written: %s',
  async (target) => {
    expect(await ask(target, navigation)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  },
);

test.each(['/login', '/login/', '/LOGIN', '/%6Cogin', '/login?next=//a.html'])(
  'a person who opens %s gets the portal',
  async (target) => {
    expect((await ask(target, navigation)).status).toBe(200);
  },
);

test.each([
  '/login.html',
  '/login%2Ehtml?x=1',
  '/login.html/',
  '/200.html',
  '/200',
  '/index.html',
  '/index/',
  '/login/index.html',
  '//login',
  '/curso//1',
  '/curso%2F1',
  '/login%5c',
])('%s is not the address of a page, which the portal would not know by it', async (target) => {
  expect(await ask(target, navigation)).toMatchObject({ status: 404, body: 'Not found\n' });
});

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

test('the files of the portal can only be read', async () => {
  const { status, headers } = await ask('/login', {}, 'POST');
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  expect(await ask('/login', navigation, 'HEAD')).toMatchObject({ status: 200, body: '' });
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

test('a health check gets an answer', async () => {
  expect(await ask('/healthz')).toMatchObject({ status: 200, body: '{"status":"ok","release":"r1"}' });
});

test('it is reached as localhost, by either kind of address', async () => {
  expect(portal.address).toBe(`http://localhost:${portal.port}`);
  expect((await fetch(`http://127.0.0.1:${portal.port}/healthz`)).status).toBe(200);
});

describe('a busy port', () => {
  test.each(['127.0.0.1', '0.0.0.0'])('makes way for the next one, when %s has it', async (host) => {
    const other = createServer().listen(0, host);
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const second = await servePortal({ dist, backend: echo, port });
    expect(second.port).toBeGreaterThan(port);
    expect((await fetch(`${second.address}/healthz`)).status).toBe(200);
    await second.close();
    other.close();
  });

  test('is a problem when the machine has no address of that name', async () => {
    await expect(servePortal({ dist, backend: echo, port: 0, host: '203.0.113.1' })).rejects.toThrow(
      '203.0.113.1 is not an address of this machine (EADDRNOTAVAIL): choose another one with --host.',
    );
  });
});

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { request as openRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { paths } from '../../apps/portal/src/shared/page/paths.ts';
import { portalPolicy } from '../../apps/portal/build/policy.ts';
import { answerHeaders, cacheControl, securityHeaders } from '../../apps/portal/build/headers.ts';
import { findProgram } from '../../scripts/lib/programs.mjs';
import { dist } from '../../scripts/lib/root.mjs';
import { collectPageErrors } from '../support/fixtures.ts';
import { waitForHydration } from '../support/steps.ts';
import { prerenderedVisits } from '../support/visits.ts';
import { startBackend, type Backend } from './backend.ts';
import { nginxHasBrotli, startBundled, startCaddy, startNginx, type RunningServer } from './servers.ts';

/** The prerendered pages. Some files have the same name as a folder next to them. */
const prerendered = prerenderedVisits.map(({ route }) => route);

function fileOf(pathname: string): string {
  if (!prerendered.includes(pathname)) return '200.html';
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}

function releaseOfBuild(): string | undefined {
  const shell = readFileSync(path.join(dist, '200.html'), 'utf8');
  return /<meta name="release" content="([^"]*)"/.exec(shell)?.[1];
}

const servers = [
  { name: 'the bundled server', isHere: true, start: startBundled, packing: 'br' },
  {
    name: 'nginx',
    isHere: findProgram('nginx') !== null,
    start: startNginx,
    packing: nginxHasBrotli ? 'br' : 'gzip',
  },
  { name: 'Caddy', isHere: findProgram('caddy') !== null, start: startCaddy, packing: 'br' },
];

/** What a server may say of a file besides what it is and what protects it. */
const plainHeaders =
  /^(?:accept-ranges|connection|content-(?:encoding|length|type)|date|etag|keep-alive|server|transfer-encoding|vary|via)$/;

/** Expects the headers of a file of the portal, and no others. */
function expectFileHeaders(headers: IncomingHttpHeaders, target: string): void {
  const wanted = ['cache-control', ...Object.keys(securityHeaders(portalPolicy(dist))).map((one) => one.toLowerCase())];
  expect(Object.keys(headers).filter((one) => !wanted.includes(one) && !plainHeaders.test(one))).toEqual([]);
  expect([target, headers['cache-control']]).toEqual([target, cacheControl(target)]);
  for (const [header, value] of Object.entries(securityHeaders(portalPolicy(dist))))
    expect([target, header, headers[header.toLowerCase()]]).toEqual([target, header, value]);
}

const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, br' };

for (const { name, isHere, start, packing } of servers)
  test.describe(`${name}, as it is shipped,`, () => {
    test.describe.configure({ mode: 'default' });
    test.skip(!isHere, `${name} is not installed.`);

    let backend: Backend;
    let server: RunningServer;
    test.beforeAll(async () => {
      backend = await startBackend();
      server = await start(backend.port);
    });
    test.afterAll(async () => {
      await server?.close();
      backend?.close();
    });

    function open(target: string, headers: Record<string, string> = {}, method = 'GET') {
      return openRequest({ host: '127.0.0.1', port: server.port, path: target, headers, method });
    }

    async function ask(target: string, headers: Record<string, string> = {}, method = 'GET') {
      const [response]: IncomingMessage[] = await once(open(target, headers, method).end(), 'response');
      if (!response) throw new Error(`No answer for ${target}`);
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
    }

    function unpacked(body: Buffer, encoding: string | undefined): string {
      if (encoding === 'br') return brotliDecompressSync(body).toString();
      return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
    }

    const routes = Object.values(paths).map((route) => route.replace(/:\w+/g, '12'));

    for (const target of new Set([...routes, '/nowhere', '/curso/versao-1.2', '/cadastro?ref=2', '/login?a=//x.html']))
      test(`a person who opens ${target} gets its page`, async () => {
        const { status, headers, body } = await ask(target, navigation);
        expect(status).toBe(200);
        expect(headers['content-type']).toMatch(/^text\/html/);
        expect(headers['content-encoding']).toBe(packing);
        const file = path.join(dist, fileOf(target.replace(/\?.*/, '')));
        expect(unpacked(body, headers['content-encoding'])).toBe(readFileSync(file, 'utf8'));
        expectFileHeaders(headers, target);
      });

    test('a page that is opened again runs its scripts', async ({ page }) => {
      const errors = collectPageErrors(page.context());
      for (let visit = 1; visit <= 2; visit += 1) {
        await page.goto(`http://127.0.0.1:${server.port}/termos`);
        await waitForHydration(page);
      }
      expect(errors).toEqual([]);
    });

    test('a person who opens a page by a tool that names no kind of answer gets it, unpacked', async () => {
      const kinds: Record<string, string>[] = [{}, { accept: '*/*' }, { accept: 'text/html' }];
      for (const headers of kinds) {
        const { status, body } = await ask('/perfil', headers);
        expect([status, body.toString()]).toEqual([200, readFileSync(path.join(dist, 'perfil.html'), 'utf8')]);
      }
    });

    for (const target of ['/perfil/', '/assinatura/', '/admin/', '/admin'])
      test(`a folder of pages is no page of its own: ${target}`, async () => {
        const { status, headers, body } = await ask(target, navigation);
        expect([status, headers.location]).toEqual([200, undefined]);
        expect(unpacked(body, headers['content-encoding'])).toContain('<div id="root"');
      });

    test('every file is sent as it was packed, and may be kept for as long as it holds', async () => {
      const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
      const sent = files.filter((file) => /\.(js|css|woff2|svg)$/.test(file));
      expect(sent.length).toBeGreaterThan(50);
      for (const file of sent) {
        const target = `/${file}`;
        const { status, headers, body } = await ask(target, { 'accept-encoding': 'gzip, deflate, br' });
        const encoding = files.includes(`${file}.br`) ? packing : undefined;
        expect([target, status, headers['content-encoding']]).toEqual([target, 200, encoding]);
        expect(headers['content-type']).toMatch(
          /^(text|application)\/javascript|^text\/css|^font\/woff2|^image\/svg\+xml/,
        );
        expectFileHeaders(headers, target);
        const suffix = { br: '.br', gzip: '.gz' }[String(encoding)] ?? '';
        expect(body.equals(readFileSync(path.join(dist, file + suffix)))).toBe(true);
      }
    });

    for (const target of ['/login', '/perfil/ganhos', '/curso/12', '/robots.txt', '/manifest.webmanifest'])
      test(`${target} is judged by its content or sent whole, never by size and time`, async () => {
        // Two builds may share both.
        const { headers, body } = await ask(target, navigation);
        const digest = createHash('sha256').update(body).digest('base64url');
        expect([undefined, `"${digest}"`]).toContain(headers.etag);
        expect(headers['last-modified'] ?? '').toBe('');
        const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
        const dated = await ask(target, { ...navigation, 'if-modified-since': tomorrow });
        expect([dated.status, dated.body.equals(body)]).toEqual([200, true]);
        const tagged = await ask(target, { ...navigation, 'if-none-match': `"other", W/"${digest}"` });
        expect(tagged.status).toBe(headers.etag === undefined ? 200 : 304);
        expect(tagged.headers['cache-control']).toBe('no-cache');
        // A browser replaces the headers of what has not changed by those of the answer.
        for (const header of Object.keys(answerHeaders).map((one) => one.toLowerCase()))
          expect([header, { ...headers, ...tagged.headers }[header]]).toEqual([header, headers[header]]);
      });

    const missing: [string, Record<string, string>][] = [
      ['/assets/old-123.js', {}],
      ['/assets/old-123.js', navigation],
      ['/assets/', navigation],
      ['/gone.css', { accept: '*/*' }],
      ['/login-old', { 'sec-fetch-mode': 'cors', accept: '*/*' }],
      ['/picture', { accept: 'image/png' }],
      ['/data', { accept: 'application/json' }],
      ['/_headers', {}],
      ['/_redirects', navigation],
      ['/_headers/', navigation],
      ['/%5fheaders', navigation],
      ['//_redirects', navigation],
      ['/%61ssets/old-123.js', navigation],
      // Other spellings of a page's address, which the portal does not know.
      ['/login.html', navigation],
      ['/login%2Ehtml?x=1', navigation],
      ['/200.html', navigation],
      ['/200', navigation],
      ['/index.html', {}],
      ['/index/', navigation],
      ['/login/index.html', navigation],
      ['/perfil/ganhos.html', navigation],
      ['//login', navigation],
      ['/perfil//ganhos', navigation],
      ['/perfil%2Fganhos', navigation],
      ['/login%2f', navigation],
    ];
    for (const [target, headers] of missing)
      test(`what is missing is 404 and never kept: ${target} ${JSON.stringify(headers)}`, async () => {
        const answer = await ask(target, headers);
        expect(answer.status).toBe(404);
        expect(answer.headers['cache-control'] ?? '').not.toMatch(/immutable|max-age=[1-9]/);
        expect(answer.body.toString()).not.toContain('id="root"');
      });

    for (const target of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/assets/../../package.json',
    ])
      test(`nothing above the build is to be had: ${target}`, async () => {
        expect((await ask(target, { accept: '*/*' })).body.toString()).not.toContain('"name"');
      });

    test('a part of a file is that part, or the whole file', async () => {
      const whole = readFileSync(path.join(dist, 'robots.txt'));
      const { status, body } = await ask('/robots.txt', { range: 'bytes=2-5' });
      expect([200, 206]).toContain(status);
      expect(body).toEqual(status === 206 ? whole.subarray(2, 6) : whole);
    });

    test('pages can only be read', async () => {
      // The mock server's switches are no address of a portal with a real backend.
      for (const target of ['/login', '/__mock/reset'])
        expect([target, (await ask(target, navigation, 'POST')).status]).toEqual([target, 405]);
      const { status, body } = await ask('/login', navigation, 'HEAD');
      expect([status, body.length]).toEqual([200, 0]);
    });

    test('a health check gets an answer', async () => {
      const { status, headers, body } = await ask('/healthz');
      expect([status, headers['content-type'], body.toString().trim()]).toEqual([
        200,
        'application/json',
        `{"status":"ok","release":"${releaseOfBuild()}"}`,
      ]);
      expect(headers['cache-control']).toBe('no-store');
    });

    function report(body: string) {
      return fetch(`http://127.0.0.1:${server.port}/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    }

    test('the collector gets what browsers report, and nothing else of /reports', async () => {
      const error = JSON.stringify({ kind: 'error', name: 'x' });
      expect((await report(error)).status).toBe(204);
      // Pages of other tests send their vitals.
      const collected = () => backend.collected.filter((body) => body.includes('"error"'));
      await expect.poll(collected).toEqual([error]);
      expect((await report(JSON.stringify({ kind: 'error', name: 'x'.repeat(17_000) }))).status).toBe(413);
      expect((await ask('/reports', navigation)).status).toBe(405);
      expect(collected()).toEqual([error]);
    });

    test('the manifest is one', async () => {
      const { status, headers, body } = await ask('/manifest.webmanifest');
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/manifest+json',
        'no-cache',
      ]);
      expect(JSON.parse(body.toString())).toMatchObject({ display: 'standalone' });
    });

    test('the backend gets its calls whole', async () => {
      const { status, body } = await ask('/api/courses/1?a=%20&b=2', { authorization: 'Bearer abc' }, 'DELETE');
      expect([status, JSON.parse(body.toString())]).toMatchObject([
        418,
        { method: 'DELETE', url: '/api/courses/1?a=%20&b=2', token: 'Bearer abc' },
      ]);
    });

    test('a redirect of the backend to its own address leads to the portal', async () => {
      const { status, headers } = await ask('/api/moved');
      expect(status).toBe(302);
      expect(new URL(headers.location ?? '', `http://127.0.0.1:${server.port}`).href).toBe(
        `http://127.0.0.1:${server.port}/api/courses?a=1`,
      );
    });

    test('the backend learns who asks from the connection, not from the visitor', async () => {
      const written = {
        forwarded: 'for=203.0.113.9',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-port': '1',
        'x-forwarded-proto': 'https',
        'x-real-ip': '203.0.113.9',
        // Many backends read "_" in a name as "-".
        x_forwarded_for: '203.0.113.9',
      };
      const { body } = await ask('/api/courses', written);
      const { headers } = JSON.parse(body.toString());
      expect(headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': `127.0.0.1:${server.port}`,
        'x-forwarded-proto': 'http',
      });
      for (const [header, value] of Object.entries(written))
        expect([header, headers[header]]).not.toEqual([header, value]);
    });

    test('every call arrives at a backend that closes its connections after each answer', async () => {
      const statuses = new Set<number | undefined>();
      for (let count = 0; count < 60; count += 1) {
        const { status } = await ask('/api/closing', {}, count % 2 ? 'POST' : 'GET');
        statuses.add(status);
      }
      expect([...statuses]).toEqual([418]);
    });

    for (const target of ['/api/courses', '/healthz'])
      test(`${target} answers so that no page of it could do harm here`, async () => {
        const { headers } = await ask(target);
        for (const [header, value] of Object.entries(answerHeaders)) {
          expect([header, headers[header.toLowerCase()]]).toEqual([header, value]);
        }
      });

    test('what the backend says of safety itself is left alone', async () => {
      const { headers } = await ask('/api/own');
      expect([headers['content-security-policy'], headers['x-content-type-options']]).toEqual(['sandbox', 'nosniff']);
    });

    test('an upload goes through while it is being sent', async () => {
      const size = 8 * 2 ** 20;
      const upload = open('/api/upload', { 'content-length': String(size) }, 'POST');
      upload.write(Buffer.alloc(2 ** 20));
      await backend.firstBytes;
      upload.end(Buffer.alloc(size - 2 ** 20));
      const [response]: IncomingMessage[] = await once(upload, 'response');
      let text = '';
      for await (const part of response ?? []) text += String(part);
      expect(JSON.parse(text)).toMatchObject({ length: size });
    });

    test('an answer comes through while it is being written', async () => {
      const [response]: IncomingMessage[] = await once(open('/api/slow').end(), 'response');
      if (!response) throw new Error('No answer');
      const [first] = await once(response, 'data');
      expect(String(first)).toBe('first');
      backend.finish();
      const [last] = await once(response, 'data');
      expect(String(last)).toBe(' last');
    });

    test('a hundred people at once get all they ask for', async () => {
      const visits = Array.from({ length: 100 }, async () => {
        const answers = await Promise.all(
          ['/', '/login', '/perfil', '/api/courses'].map((target) => ask(target, navigation)),
        );
        return answers.map(({ status }) => status).join();
      });
      expect(new Set(await Promise.all(visits))).toEqual(new Set(['200,200,200,418']));
    });
  });
